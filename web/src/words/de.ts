const files = import.meta.glob<string>("../../../src/ceiba/locale/de/{shared,lobby,table}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const text = Object.values(files).join("\n");
