import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { buildSync } from "esbuild";
import { hasOurContent } from "./demonstration.ts";

/** The rules in layout/, as one script for the page. */
const [script] = buildSync({
  entryPoints: [fileURLToPath(new URL("layout/faults.ts", import.meta.url))],
  bundle: true,
  format: "iife",
  globalName: "layout",
  write: false,
}).outputFiles;

/** What an owner may write, although it looks less well: the project's own content does not. */
const dependsOnWords = /^(broken word|long line)/;

/**
 * What breaks the rules of the design on the page as it stands: each rule, and where. `targets`
 * asks for the size of what can be touched too.
 */
export async function layoutFaults(page: Page, targets: boolean): Promise<string[]> {
  const faults = await page.evaluate<string[]>(`${script?.text}; layout.findFaults(${targets})`);
  return hasOurContent ? faults : faults.filter((fault) => !dependsOnWords.test(fault));
}
