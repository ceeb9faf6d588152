import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

// Axe itself instead of its builder for Playwright, which reads it into the page before each look, and opens a second
// page: on every route at two widths that takes three times as long.
const builder = createRequire(import.meta.resolve("@axe-core/playwright"));
const source = readFileSync(builder.resolve("axe-core/axe.min.js"), "utf8");

const options = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // No rule that is asked for here reads stylesheets.
  preload: false,
};

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/** What hinders on the page as it stands: each rule broken, and where. */
export async function violations(page: Page): Promise<{ id: string; where: string[] }[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate<Results>(`axe.run(${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
