export const texts = Object.values(
  import.meta.glob<string>(["../../../src/ceiba/locale/cs/*.ftl", "!../../../src/ceiba/locale/cs/help.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
