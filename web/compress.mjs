// Beside each script and style of the built page, the same as small as it can be had: harder than there is time for while
// somebody waits. Browsers take Brotli from safe addresses alone, and gzip from any.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";

const ASSETS = "../src/ceiba/server/static/assets/";

for (const name of await readdir(ASSETS)) {
  if (!/\.(js|css)$/.test(name)) continue;
  const content = await readFile(ASSETS + name);
  await writeFile(`${ASSETS}${name}.br`, brotliCompressSync(content)); // at its best, unless told otherwise
  await writeFile(`${ASSETS}${name}.gz`, gzipSync(content, { level: 9 }));
}
