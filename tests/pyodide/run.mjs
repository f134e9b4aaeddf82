// Runs a Python program in Pyodide: `node run.mjs PROGRAM FOLDER...`, where imports are looked for in the folders.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

// Whatever is not here already would be fetched; nothing may be.
globalThis.fetch = (wanted) => {
  throw new Error(`the core must run without fetching ${wanted}`);
};

const [program, ...folders] = process.argv.slice(2);
const pyodide = await loadPyodide();
folders.forEach((folder, number) => pyodide.mountNodeFS(`/folders/${number}`, folder));
pyodide.globals.set("folders", folders.map((_, number) => `/folders/${number}`));
pyodide.runPython("import sys; sys.path[:0] = folders");
pyodide.runPython(readFileSync(program, "utf-8"), { filename: program });
