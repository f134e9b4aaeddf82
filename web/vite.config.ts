import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Few files rather than many small ones: what every page needs, what each table needs, and each game in one of its
// own. What is rarer stays apart: in a game, what lies in its folder `later`, and its guide.
const CHUNKS = [
  {
    name: "page",
    test: /node_modules(?!.*(svelte\/src\/(transition|motion|easing)|\/(d3-|internmap)))|src\/(lib\/(?!Help|Settings|Dialog|CopyLink|tone)|lobby\/(?!NewTable|clocks|OpenRecord|Return|TableList|results|order)|table\/(?!Generic.*|[Ff]acts|Gathering|Seating|SeatFigure|Hint|Advised|advice|ending|Undo|Over|HandOver|[Tt]imes|Beside|Log|Chat|PlaybackBar|Timeline|Moment|Fork|pictures|Recap|recap|Review|review|Curves|Luck|luck|Invited|log|talk|options|lookback)|games\/(\w+\.ts|[^/]+\/(index\.ts|Picture))|drawn\/.*json|main|App)/,
    priority: 2,
  },
  { name: "board", test: /src\/table\/(Beside|Log|log|talk)/, priority: 2 },
  { name: gameOf, test: /src\/games\/[^/]+\/(?!later\/|guide)/, priority: 1 },
];

function gameOf(file: string): string | null {
  return /src\/games\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Words without what is said to translators alone. */
const words = {
  name: "words",
  transform(code: string, id: string): string | null {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    return `export default ${JSON.stringify(text.replace(/^#.*\n|^\n/gm, ""))}`;
  },
};

// The server serves what is built here; in development the page runs apart and asks a server on the usual port.
export default defineConfig(({ mode }) => ({
  plugins: [words, svelte()],
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
