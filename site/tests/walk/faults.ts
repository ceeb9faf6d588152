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

const call = (page: Page, name: "findFaults" | "wideScreen") =>
  page.evaluate<string[]>(`${script?.text}; rules.${name}()`);

/**
 * The rules of the design that the page breaks now, each with the place. In an owner's content, a
 * word that is broken looks less good, and is no failure.
 */
export const faultsOf = async (page: Page): Promise<string[]> =>
  (await call(page, "findFaults")).filter((fault) => hasOurContent || !/^broken/.test(fault));

/** The words that are lost on the page now: beside the screen, cut off, covered or broken. */
export const lostWords = async (page: Page): Promise<string[]> =>
  (await faultsOf(page)).filter((fault) => !/^(at the edge|small target)/.test(fault));

export const sidewaysScroll = (page: Page) => call(page, "wideScreen");
