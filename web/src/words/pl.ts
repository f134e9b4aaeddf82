export const texts = Object.values(
  import.meta.glob<string>(["../../../src/ceiba/locale/pl/*.ftl", "!../../../src/ceiba/locale/pl/help.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
