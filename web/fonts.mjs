// The type of the page, cut down to what five languages need: letters, marks and lining figures; and the styles that say
// which file has which of them.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const COMMON = ASCII + "«»‘’‚“”„–—…·×\u00a0\u202f";
const GERMAN = "ÄÖÜäöüß";
const FRENCH = "ÀÂÇÈÉÊËÎÏÔÙÛÜàâçèéêëîïôùûüŒœ";
const CZECH = "ÁÉÍÚÝáéíúý";
const CZECH_AND_POLISH = "Óó";
// Nobody loads the letters of another language, unless a name has them. One file is smaller than two, so those of German,
// French and Czech come with all that is common: where these are read, as a family of its own. A letter that several files
// have is taken from the last. What the type keeps in its extension has to be a second file.
const PARTS = [
  { name: "latin", from: "latin", letters: COMMON + CZECH_AND_POLISH },
  { name: "german", from: "latin", letters: COMMON + GERMAN, range: GERMAN, family: "German" },
  { name: "french", from: "latin", letters: COMMON + FRENCH, range: FRENCH, family: "French" },
  { name: "czech", from: "latin", letters: COMMON + CZECH + CZECH_AND_POLISH, range: CZECH, family: "Czech" },
  { name: "polish-extended", from: "latin-ext", letters: "ĄĆĘŁŃŚŹŻąćęłńśźż" },
  { name: "czech-extended", from: "latin-ext", letters: "ČĎĚŇŘŠŤŮŽčďěňřšťůž" },
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
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${file}")${range}}`;
}

await mkdir("fonts", { recursive: true });
// The licence goes wherever the type goes.
for (const family of new Set(FACES.map(({ family }) => packageOf(family))))
  await copyFile(`node_modules/@fontsource/${family}/LICENSE`, `public/${family}-licence.txt`);
const styles = [];
for (const { family, weight, signs, keepFeatures } of FACES) {
  const source = packageOf(family);
  for (const { name, from, letters, range, family: own } of PARTS) {
    const whole = await readFile(`node_modules/@fontsource/${source}/files/${source}-${from}-${weight}-normal.woff2`);
    // What is done with pairs and with figures is not done where there are only a few letters.
    const features = from === "latin" ? keepFeatures : [];
    const kept = letters.replace(signs, "");
    const cut = await subset(whole, kept, { targetFormat: "woff2", keepFeatures: features, noHinting: true });
    const file = `${source}-${name}-${weight}.woff2`;
    await writeFile(`fonts/${file}`, cut);
    styles.push(face(family, weight, `./${file}`, range ?? (name === "latin" ? "" : kept)));
    if (own) styles.push(face(`${family} ${own}`, weight, `./${file}`));
  }
}
await writeFile("fonts/faces.css", styles.join("\n") + "\n");
