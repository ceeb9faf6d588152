/**
 * Makes the two font files in src/assets/ from the published Archivo: the one of the site, with
 * only the characters Dutch pages use and only the weights the site sets, and the one weight in
 * which social pictures are written. Run `npm run font` after changing either; the results are
 * committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const dutch = "áàâäåçéèêëíìîïñóòôöøúùûüÁÄÅÇÉÈËÍÏÑÓÖØÚÜ";
const signs = "\u00a0€²³½°×·–—−‘’“”„…‹›©";

// Without types of its own.
const subsetFont = createRequire(import.meta.url)("subset-font");
const archivo = readFileSync(
  "node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
);

for (const [name, targetFormat, wght] of [
  ["archivo.woff2", "woff2", { min: 600, max: 800 }],
  ["archivo-800.ttf", "truetype", 800],
]) {
  const options = { targetFormat, variationAxes: { wght }, keepFeatures: ["kern", "tnum"] };
  const font = await subsetFont(archivo, printableAscii + dutch + signs, options);
  writeFileSync(`src/assets/${name}`, font);
  console.log(`src/assets/${name}: ${font.length} bytes`);
}
