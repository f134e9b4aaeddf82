// The type of the page, cut down to what five languages need: letters, marks and lining figures.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const COMMON = "ÁÉÍÓÚÝáéíóúý«»‘’‚“”„–—…·×\u00a0\u202f";
// Letters of few languages come in files of their own, so that nobody loads those of another.
const WESTERN = "ÀÂÄÇÈÊËÎÏÔÖÙÛÜàâäçèêëîïôöùûüßŒœ";
const POLISH = "ĄĆĘŁŃŚŹŻąćęłńśźż";
const CZECH = "ČĎĚŇŘŠŤŮŽčďěňřšťůž";

// The serif is for titles and for numbers on the map; what people write, and columns of figures, are in the sans.
const FACES = [
  { family: "alegreya", weight: 700, signs: /[#$%&*/<=>@[\\\]^_`{|}~]/g, keepFeatures: ["kern", "lnum"] },
  { family: "alegreya-sans", weight: 400, signs: /[]/g, keepFeatures: ["kern", "lnum", "tnum"] },
  { family: "alegreya-sans", weight: 700, signs: /[]/g, keepFeatures: ["kern", "lnum", "tnum"] },
];

await mkdir("fonts", { recursive: true });
// The licence goes wherever the type goes.
for (const family of ["alegreya", "alegreya-sans"])
  await copyFile(`node_modules/@fontsource/${family}/LICENSE`, `public/${family}-licence.txt`);
for (const { family, weight, signs, keepFeatures } of FACES) {
  for (const [name, range, letters] of [
    ["latin", "latin", ASCII.replace(signs, "") + COMMON],
    ["western", "latin", WESTERN],
    ["polish", "latin-ext", POLISH],
    ["czech", "latin-ext", CZECH],
  ]) {
    const whole = await readFile(`node_modules/@fontsource/${family}/files/${family}-${range}-${weight}-normal.woff2`);
    // What is done with pairs and with figures is done within the first file only.
    const features = name === "latin" ? keepFeatures : [];
    const cut = await subset(whole, letters, { targetFormat: "woff2", keepFeatures: features, noHinting: true });
    await writeFile(`fonts/${family}-${name}-${weight}.woff2`, cut);
  }
}
