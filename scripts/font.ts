/**
 * Makes the two font files in src/assets/ from the published Archivo: the one of the site, with only the
 * characters Dutch pages use and only the weights the site sets, and the one weight in which social pictures are
 * written. Run `npm run font` after changing either; the results are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const dutch = "áàâäåçéèêëíìîïñóòôöøúùûüÁÄÅÇÉÈËÍÏÑÓÖØÚÜ";
const signs = "\u00a0€²³½°×·–—−‘’“”„…‹›©";
const characters = printableAscii + dutch + signs;

const source = await readFile(
  "node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
);

async function write(file: string, options: Parameters<typeof subsetFont>[2]): Promise<void> {
  const font = await subsetFont(source, characters, { ...options, keepFeatures: ["kern", "tnum"] });
  await writeFile(file, font);
  console.log(`${file}: ${font.length} bytes`);
}

await write("src/assets/archivo.woff2", {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 600, max: 800 } },
});
await write("src/assets/archivo-800.ttf", { targetFormat: "truetype", variationAxes: { wght: 800 } });
