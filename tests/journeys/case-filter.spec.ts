import type { Page } from "@playwright/test";
import { cases } from "#data/cases/cases.ts";
import { caseStudies, categoryLabel, filters } from "#data/cases/cases-page.ts";
import { counted, fill } from "#data/format/fill.ts";
import { expect, test } from "#tests/support/test.ts";

const overview = "/case-studies";
const shown = (page: Page) => page.locator("#cases > li:visible");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const pressed = (page: Page) => page.locator("[aria-pressed=true]");

const { filterLabel, found } = caseStudies.data;
const everything = {
  label: caseStudies.data.filters.find(({ id }) => id === "all")?.label ?? "",
  titles: cases.data.map(({ title }) => title),
  parameter: "",
};
const kinds = [...new Set(cases.data.map(({ category }) => category))].map((id) => ({
  id,
  label: categoryLabel(id),
  parameter: `&filter=${id}`,
  titles: cases.data.filter(({ category }) => category === id).map(({ title }) => title),
}));
const [first = { ...everything, id: "" }] = kinds;

async function expectChoice(
  page: Page,
  { label, titles, parameter }: typeof everything,
): Promise<void> {
  await expect(page).toHaveURL(`${overview}?bron=mail${parameter}#cases`);
  await expect(pressed(page)).toHaveText([label]);
  await expect(shown(page).getByRole("heading")).toHaveText(titles);
}

test("cases are filtered by kind, back and forward, and after a reload", async ({ page }) => {
  await page.goto(`${overview}?bron=mail#cases`);
  const buttons = page.getByRole("group", { name: filterLabel }).getByRole("button");
  await expect(buttons).toHaveText(filters().map(({ label }) => label));
  await expect(pressed(page)).toHaveText([everything.label]);

  for (const kind of kinds) {
    await button(page, kind.label).press("Enter");
    await expectChoice(page, kind);
    await expect(button(page, kind.label)).toBeFocused();
    const announced = fill(counted(found, kind.titles.length), { filter: kind.label });
    await expect(page.getByRole("status").filter({ hasText: kind.label })).toHaveText(announced);
    // Choosing it again adds no step to the history.
    await button(page, kind.label).click();
  }
  for (const choice of [...kinds.toReversed().slice(1), everything]) {
    await page.goBack();
    await expectChoice(page, choice);
  }
  await page.goForward();
  await expectChoice(page, first);
  await page.reload();
  await expectChoice(page, first);

  // The choice is a yellow plane with ink on it.
  const yellow = "rgb(255, 210, 31)";
  await expect(pressed(page)).toHaveCSS("background-color", yellow);
  await expect(pressed(page)).toHaveCSS("color", "rgb(18, 21, 28)");
  await expect(button(page, everything.label)).not.toHaveCSS("background-color", yellow);

  await button(page, everything.label).click();
  await expectChoice(page, everything);
  const announced = fill(found.all, { count: everything.titles.length });
  await expect(page.getByText(announced, { exact: true })).toHaveRole("status");
});

test("cases are filtered by a choice that is made while the page loads", async ({ page }) => {
  await page.addInitScript((label) => {
    const choose = new MutationObserver(() => {
      const button = [...document.querySelectorAll("button")].find(
        (one) => one.textContent === label,
      );
      if (!button) {
        return;
      }
      choose.disconnect();
      button.click();
    });
    choose.observe(document, { childList: true, subtree: true });
  }, first.label);
  await page.goto(`${overview}?bron=mail#cases`);
  await expectChoice(page, first);
});

test("all cases show for a link to an unknown kind", async ({ page }) => {
  for (const id of ["", "%22%5D"]) {
    await page.goto(`${overview}?filter=${id}`);
    await expect(pressed(page)).toHaveText([everything.label]);
    await expect(shown(page), id).toHaveCount(everything.titles.length);
  }
});
