export const texts = Object.values(
  import.meta.glob<string>(["../../../src/ceiba/locale/fr/*.ftl", "!../../../src/ceiba/locale/fr/help.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
