/**
 * Makes the two font files in src/ui/fonts/ from the published Archivo: the site's font, with only
 * the characters of Dutch pages and the weights that the site uses, and the single weight for
 * social pictures. Run `npm run font` after changing either, and commit the results.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const dutch = "áàâäåçéèêëíìîïñóòôöøúùûüÁÄÅÇÉÈËÍÏÑÓÖØÚÜ";
const signs = "\u00a0€²³½°×·–—−‘’“”„…‹›©";

// This package has no types.
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
  writeFileSync(`src/ui/fonts/${name}`, font);
  console.log(`src/ui/fonts/${name}: ${font.length} bytes`);
}
