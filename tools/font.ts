/**
 * Makes src/assets/archivo.woff2 from the published Archivo: only the characters Dutch pages use and
 * only the weights the site sets. Run `npm run font` after changing either; the result is committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const dutch = "áàâäãåçéèêëíìîïñóòôöõúùûüýÿÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝ";
const signs = "\u00a0\u202f€²³½¼°×÷±·•–—‘’‚“”„…‹›«»←→↑↓✓©®&";

const source = await readFile("node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2");
const subset = await subsetFont(source, printableAscii + dutch + signs, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 800 } },
});
await writeFile("src/assets/archivo.woff2", subset);
console.log(`src/assets/archivo.woff2: ${subset.length} bytes`);
