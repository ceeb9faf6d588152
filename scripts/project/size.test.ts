import { existsSync, readFileSync } from "node:fs";
import { execaSync } from "execa";
import { expect, test } from "vitest";

/**
 * The most lines of code, styles and tests that each room may hold. A commit that takes lines away
 * lowers the number of its room; one that raises a number says why.
 */
const most: Record<string, number> = {
  core: 6_800,
  site: 27_988,
  mail: 3_451,
  owner: 4_822,
  deploy: 1_300,
  scripts: 2_167,
  root: 94,
};
const mostFiles = 940;

/** A copy without its history, as a download is, cannot tell what belongs to the project. */
const isCheckout = existsSync(".git");
const listed = isCheckout ? execaSync("git", ["ls-files"]).stdout.split("\n") : [];
const files = listed.filter((file) => existsSync(file));

test.runIf(isCheckout)("no room holds more lines than it may", () => {
  const lines: Record<string, number> = {};
  for (const file of files.filter((name) => /\.(ts|tsx|astro|css|m?js)$/.test(name))) {
    const room = file.includes("/") ? (file.split("/")[0] ?? "") : "root";
    lines[room] = (lines[room] ?? 0) + readFileSync(file, "utf8").split("\n").length - 1;
  }
  const larger = Object.entries(lines).filter(([room, count]) => count > (most[room] ?? 0));
  expect(larger).toEqual([]);
});

test.runIf(isCheckout)("the project holds no more files than it may", () => {
  expect(files.length).toBeLessThanOrEqual(mostFiles);
});
