export const texts = Object.values(
  import.meta.glob<string>(["../../../src/ceiba/locale/en/*.ftl", "!../../../src/ceiba/locale/en/help.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
