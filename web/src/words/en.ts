const files = import.meta.glob<string>("../../../src/ceiba/locale/en/{shared,lobby,table,reasons}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const text = Object.values(files).join("\n");
