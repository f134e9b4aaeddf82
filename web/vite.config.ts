import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Few files rather than many small ones: what every page needs, and what each board needs. Rarer parts stay apart.
const CHUNKS = [
  {
    name: "page",
    test: /node_modules|src\/(lib\/(?!Help)|lobby\/(?!NewTable)|table\/(?!Gathering|Seating|Hint|Over|Beside|Log|Chat)|tikal\/(geometry|telling)|drawn\/.*json|main|App)/,
    priority: 2,
  },
  { name: "board", test: /src\/table\/(Beside|Log|Chat)/, priority: 2 },
  { name: "tikal", test: /src\/tikal\/(?!Auction|Exchange)/, priority: 1 },
  { name: "incan-gold", test: /src\/incan\//, priority: 1 },
];

// The server serves what is built here; in development the page runs apart and asks a server on the usual port.
export default defineConfig({
  plugins: [svelte()],
  base: "/static/",
  server: { proxy: { "/api": "http://127.0.0.1:8700" }, fs: { allow: [".."] } },
  build: {
    outDir: "../src/ceiba/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
