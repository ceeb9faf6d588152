import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { browserFaults, browserProgram } from "./check.ts";

/** The faults in a file with these lines, each without the name of the file. */
function faultsIn(...lines: string[]): string[] {
  const file = join(temporaryFolder(), "shipped.ts");
  writeFileSync(file, lines.join("\n"));
  const faults = browserFaults(browserProgram([file]));
  return faults.map((fault) => fault.slice(fault.indexOf("shipped.ts:") + "shipped.ts:".length));
}

test("what the oldest browsers lack is a fault", () => {
  expect(
    faultsIn(
      "export const sorted = [2, 1].toSorted();",
      "export const last = [2, 1].at(-1);",
      "export const isShown = document.body.checkVisibility();",
      "export const { userActivation } = navigator;",
      "export const signal = AbortSignal.timeout(1_000);",
      "export const copy = structuredClone({});",
      "export const ending = /(?<=a)b/;",
      "export const number = crypto.getRandomValues(new Uint8Array(1));",
    ),
  ).toEqual([
    expect.stringMatching(/^1: Property 'toSorted' does not exist/),
    expect.stringMatching(/^2: Property 'at' does not exist/),
    "3: Element.checkVisibility, chrome 105, edge 105, firefox 106, safari 17.4, safari_ios 17.4",
    "4: Navigator.userActivation, firefox 120, safari 16.4, safari_ios 16.4",
    "5: AbortSignal.timeout, chrome 103, edge 103, firefox 100, safari 16, safari_ios 16",
    "6: structuredClone, chrome 98, edge 98, firefox 94, safari 15.4, safari_ios 15.4",
    "7: lookbehind, safari 16.4, safari_ios 16.4",
  ]);
});

test("a comment allows what it names, and nothing needless", () => {
  expect(
    faultsIn(
      "// Newer (Navigator.locks, LockManager): without it, nobody waits.",
      'export const wait = () => navigator.locks?.request("a", () => {});',
      "// Newer (Element.animate, Element.checkVisibility): both are asked for first.",
      "export const isShown = document.body.checkVisibility?.();",
    ),
  ).toEqual(["a comment allows Element.animate, which is not used"]);
});
