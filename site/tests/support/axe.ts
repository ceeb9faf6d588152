import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // None of these rules reads stylesheets.
  preload: false,
};

/** The accessibility rules that the page breaks now, each with its elements. */
export async function violations(page: Page): Promise<{ id: string; where: string[] }[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(source);
  }
  const violations = await page.evaluate<AxeResults["violations"]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
