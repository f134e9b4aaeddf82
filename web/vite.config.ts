import { svelte } from "@sveltejs/vite-plugin-svelte";
import { optimize } from "svgo";
import { defineConfig } from "vitest/config";

interface Graph {
  getModuleInfo(file: string): { importers: string[] } | null;
}

// Few files rather than many small ones: what every page begins with, what the tables of games share, and each game in one
// of its own. What is imported only when it is asked for stays apart.
const CHUNKS = [
  { name: (file: string, graph: Graph) => (needs(/src\/main\.ts$/, file, graph) ? "page" : null), priority: 2 },
  { name: (file: string, graph: Graph) => (needs(GAME, file, graph) ? (gameOf(file) ?? "board") : null), priority: 1 },
];
const GAME = /src\/games\/([^/]+)\/(Table\.svelte|narration\.ts)$/;

/** Whether such a file imports this one, itself or by others. */
function needs(such: RegExp, file: string, graph: Graph, seen = new Set<string>()): boolean {
  if (such.test(file)) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return !!graph.getModuleInfo(file)?.importers.some((importer) => needs(such, importer, graph, seen));
}

function gameOf(file: string): string | null {
  return /src\/games\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** The text that Vite has made a module of. */
const textIn = (code: string) => JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;

/** Words without what is said to translators alone. */
const words = {
  name: "words",
  transform(code: string, id: string): string | null {
    if (!id.endsWith(".ftl?raw")) return null;
    return `export default ${JSON.stringify(textIn(code).replace(/^#.*\n|^\n/gm, ""))}`;
  },
};

/** Symbols by the shortest paths that draw the same, still one a line: pages look for a single one. */
const drawn = {
  name: "drawn",
  transform(code: string, id: string): string | null {
    if (!id.endsWith(".svg?raw")) return null;
    const plugins = [{ name: "convertPathData" as const, params: { applyTransforms: false } }];
    const shorter = (symbol: string) =>
      optimize(`<svg>${symbol}</svg>`, { plugins }).data.replace(/^<svg>|<\/svg>$/g, "");
    const lines = textIn(code).split("\n").filter(Boolean);
    return `export default ${JSON.stringify(lines.map(shorter).join("\n"))}`;
  },
};

// The server serves what is built here; in development the page runs apart and asks a server on the usual port.
export default defineConfig(({ mode }) => ({
  plugins: [words, drawn, svelte()],
  base: "/static/",
  server: { proxy: { "/api": "http://127.0.0.1:8700" }, fs: { allow: [".."] } },
  build: {
    outDir: "../src/ceiba/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false }, // what is preloaded comes without it, too, only later
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  // The tests run without a browser, on the same code that a browser gets.
  test: { include: ["tests/*.test.ts"], setupFiles: ["tests/browser.ts"] },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
}));
