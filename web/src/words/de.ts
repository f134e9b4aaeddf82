export const texts = Object.values(
  import.meta.glob<string>(["../../../src/ceiba/locale/de/*.ftl", "!../../../src/ceiba/locale/de/help.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
