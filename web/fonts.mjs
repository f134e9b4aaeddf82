// The type of the page, cut down to what five languages need: letters, marks and lining figures; and the styles that say
// which file has which of them.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const COMMON = ASCII + "ÁÉÍÓÚÝáéíóúý«»‘’‚“”„–—…·×\u00a0\u202f";
const WESTERN = "ÀÂÄÇÈÊËÎÏÔÖÙÛÜàâäçèêëîïôöùûüßŒœ";
// Letters of few languages come in files of their own, so that nobody loads those of another. Those of German and French
// come with all the rest, since one file is smaller than two: where these are read, as a family of its own. A letter that
// several files have is taken from the last.
const PARTS = [
  { name: "latin", from: "latin", letters: COMMON },
  { name: "western", from: "latin", letters: COMMON + WESTERN, range: WESTERN },
  { name: "polish", from: "latin-ext", letters: "ĄĆĘŁŃŚŹŻąćęłńśźż" },
  { name: "czech", from: "latin-ext", letters: "ČĎĚŇŘŠŤŮŽčďěňřšťůž" },
];

// The serif is for titles and for numbers on the map; what people write, and columns of figures, are in the sans.
const FACES = [
  { family: "Alegreya", weight: 700, signs: /[#$%&*/<=>@[\\\]^_`{|}~]/g, keepFeatures: ["kern", "lnum"] },
  { family: "Alegreya Sans", weight: 400, signs: /[]/g, keepFeatures: ["kern", "lnum", "tnum"] },
  { family: "Alegreya Sans", weight: 700, signs: /[]/g, keepFeatures: ["kern", "lnum"] },
];

const packageOf = (family) => family.toLowerCase().replace(" ", "-");
const codes = (letters) => Array.from(letters, (one) => `U+${one.codePointAt(0).toString(16)}`).join();

function face(family, weight, file, letters) {
  const range = letters ? `;unicode-range:${codes(letters)}` : "";
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${file}") format("woff2")${range}}`;
}

await mkdir("fonts", { recursive: true });
// The licence goes wherever the type goes.
for (const family of new Set(FACES.map(({ family }) => packageOf(family))))
  await copyFile(`node_modules/@fontsource/${family}/LICENSE`, `public/${family}-licence.txt`);
const styles = [];
for (const { family, weight, signs, keepFeatures } of FACES) {
  const source = packageOf(family);
  for (const { name, from, letters, range } of PARTS) {
    const whole = await readFile(`node_modules/@fontsource/${source}/files/${source}-${from}-${weight}-normal.woff2`);
    // What is done with pairs and with figures is not done where there are only a few letters.
    const features = from === "latin" ? keepFeatures : [];
    const kept = letters.replace(signs, "");
    const cut = await subset(whole, kept, { targetFormat: "woff2", keepFeatures: features, noHinting: true });
    const file = `${source}-${name}-${weight}.woff2`;
    await writeFile(`fonts/${file}`, cut);
    styles.push(face(family, weight, `./${file}`, range ?? (name === "latin" ? "" : kept)));
    if (name === "western") styles.push(face(`${family} Western`, weight, `./${file}`));
  }
}
await writeFile("fonts/faces.css", styles.join("\n") + "\n");
