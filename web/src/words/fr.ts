const files = import.meta.glob<string>("../../../src/ceiba/locale/fr/{shared,lobby,table}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const text = Object.values(files).join("\n");
