/**
 * Makes the font files in site/ui/fonts/ from the published Archivo: the site's font with the
 * characters of Dutch pages and the weights that the site uses, and a second file with the
 * other letters of European names. Run `npm run font` after
 * changing this, and commit the results. What makes them is fetched on that day.
 */
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execaSync } from "execa";

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join("");

const printableAscii = between(0x20, 0x7e);
/** The letters of Western Europe, without the signs × and ÷ among them. */
const western = between(0xc0, 0xff).replace(/[×÷]/g, "");
/** Latin Extended-A, without the letters that the published file with it lacks. */
const european = between(0x100, 0x17f).replace(/[ıŒœ]/g, "");
const signs = "\u00a0€²³½°×·–—−‘’“”„…‹›©";
const main = `${printableAscii}${western}ıŒœ${signs}`;

const variable = "@fontsource-variable/archivo/files/archivo";
const wght = { min: 600, max: 800 };

using tools = mkdtempDisposableSync(join(tmpdir(), "font-"));
const packages = ["subset-font@2.9.0", "@fontsource-variable/archivo@5.3.0"];
execaSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", tools.path, ...packages]);
const installed = join(tools.path, "node_modules");
const subsetFont = createRequire(join(installed, "font.js"))("subset-font");

const fonts = [
  ["archivo.woff2", `${variable}-latin-wght-normal.woff2`, main],
  ["archivo-european.woff2", `${variable}-latin-ext-wght-normal.woff2`, european],
] as const;
for (const [name, from, text] of fonts) {
  const font = await subsetFont(readFileSync(join(installed, from)), text, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "tnum"],
    variationAxes: { wght },
  });
  writeFileSync(`site/ui/fonts/${name}`, font);
  console.log(`site/ui/fonts/${name}: ${font.length} bytes`);
}
