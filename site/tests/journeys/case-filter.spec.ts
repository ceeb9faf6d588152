import { caseStudies, cases, categoryLabel } from "@contractor/core/facts/cases/cases.ts";
import { counted, fill } from "@contractor/core/facts/format/fill.ts";
import { expect, test } from "#tests/support/test.ts";

const { found } = caseStudies.data;
const everything = {
  label: caseStudies.data.filters.all,
  titles: cases.data.map(({ title }) => title),
  parameter: "",
};
const kinds = [...new Set(cases.data.map(({ category }) => category))].map((id) => ({
  label: categoryLabel(id),
  titles: cases.data.filter(({ category }) => category === id).map(({ title }) => title),
  parameter: `&filter=${id}`,
}));

test("cases are filtered by kind, back and forward, and after a reload", async ({ page }) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const expectChoice = async ({ label, titles } = everything) => {
    await expect(page.locator("[aria-pressed=true]")).toHaveText([label]);
    await expect(page.locator("#cases > li:visible").getByRole("heading")).toHaveText(titles);
  };
  await page.goto("/case-studies?bron=mail#cases");
  await expectChoice();
  for (const kind of kinds) {
    await button(kind.label).press("Enter");
    await expectChoice(kind);
    await expect(page).toHaveURL(`/case-studies?bron=mail${kind.parameter}#cases`);
    const announced = fill(counted(found, kind.titles.length), { filter: kind.label });
    await expect(page.getByRole("status").filter({ hasText: kind.label })).toHaveText(announced);
    // Choosing it again adds no step to the history.
    await button(kind.label).click();
  }
  for (const choice of [...kinds.toReversed().slice(1), everything]) {
    await page.goBack();
    await expectChoice(choice);
  }
  await page.goForward();
  await page.reload();
  await expectChoice(kinds[0]);
  await button(everything.label).click();
  await expectChoice();
  const announced = fill(found.all, { count: everything.titles.length });
  await expect(page.getByText(announced, { exact: true })).toHaveRole("status");

  await page.goto("/case-studies?filter=%22%5D");
  await expectChoice();
});
