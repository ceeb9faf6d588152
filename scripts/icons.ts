/**
 * Makes the icons in public/ from public/favicon.svg. Run `npm run icons` after changing it, and
 * commit the results.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { iconsOf } from "#build/icons.ts";

for (const [name, icon] of Object.entries(await iconsOf(readFileSync("public/favicon.svg")))) {
  writeFileSync(`public/${name}`, icon);
}
