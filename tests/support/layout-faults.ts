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

/**
 * The design rules that the page breaks now, each with the place. `targets` also checks the size of
 * touch targets.
 */
export const allFaults = (page: Page, targets: boolean): Promise<string[]> =>
  page.evaluate<string[]>(`${script?.text}; layout.findFaults(${targets})`);

/**
 * Rules that an owner's texts may break, although it looks less good. The project's own content may
 * not.
 */
const dependsOnWords = /^(broken word|hyphen in bold|long line|off the margins)/;

/** The design rules that the page breaks now, without those that are only an owner's choice. */
export async function layoutFaults(page: Page, targets: boolean): Promise<string[]> {
  const faults = await allFaults(page, targets);
  return hasOurContent ? faults : faults.filter((fault) => !dependsOnWords.test(fault));
}

/** The words that are lost on the page now: beside the screen, cut off, covered or broken. */
export async function lostWords(page: Page): Promise<string[]> {
  const faults = await layoutFaults(page, false);
  return faults.filter((fault) => !/^(off the margins|long line|hyphen in bold)/.test(fault));
}

export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`${script?.text}; layout.wideScreen()`);
