import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { buildSync } from "esbuild";
import { hasOurContent } from "#tests/support/demonstration.ts";

/** The rules of the design, as a script for the page. */
const [script] = buildSync({
  entryPoints: [fileURLToPath(new URL("design-rules.ts", import.meta.url))],
  bundle: true,
  format: "iife",
  globalName: "rules",
  write: false,
}).outputFiles;

/** In an owner's content, a word that is broken looks less good, and is no failure. */
async function call(page: Page, name: "findFaults" | "wordFaults" | "wideScreen") {
  const faults = await page.evaluate<string[]>(`${script?.text}; rules.${name}()`);
  return faults.filter((fault) => hasOurContent || !/^broken/.test(fault));
}

/** The rules of the design that the page breaks now, each with the place. */
export const faultsOf = (page: Page): Promise<string[]> => call(page, "findFaults");

/** The words that are lost on the page now: beside the screen, cut off, covered or broken. */
export const lostWords = async (page: Page): Promise<string[]> =>
  (await call(page, "wordFaults")).filter((fault) => !fault.startsWith("at the edge"));

export const sidewaysScroll = (page: Page): Promise<string[]> => call(page, "wideScreen");
