import type { Page } from "@playwright/test";
import { casePages, filters, kindPath } from "#data/cases/case-lists.ts";
import { cases } from "#data/cases/cases.ts";
import { caseStudies, categoryLabel } from "#data/cases/cases-page.ts";
import { counted } from "#data/format/counted.ts";
import { fill } from "#data/format/fill.ts";
import { expect, test } from "#tests/support/test.ts";

const overview = "/case-studies";
const shown = (page: Page) => page.locator("#cases > li:visible");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const pressed = (page: Page) => page.locator("[aria-pressed=true]");

const { filterLabel, found } = caseStudies.data;
const everything = {
  label: caseStudies.data.filters.find(({ id }) => id === "all")?.label ?? "",
  titles: casePages[0].entries.map(({ title }) => title),
  parameter: "",
};
const kinds = [...new Set(cases.data.map(({ category }) => category))].map((id) => ({
  id,
  label: categoryLabel(id),
  parameter: `&filter=${id}`,
  titles: cases.data.filter(({ category }) => category === id).map(({ title }) => title),
}));
const [first = { ...everything, id: "" }] = kinds;

/** With more cases than fit on one page, the filter has links to pages. */
const areTogether = casePages.length === 1;

if (areTogether) {
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
    await expect(buttons).toHaveText(filters.map(({ label }) => label));
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
}

for (const { id, label, titles } of areTogether ? [] : kinds) {
  test(`the filter leads to the pages of ${id}, also from the old address`, async ({ page }) => {
    await page.goto(overview);
    const filter = page.getByRole("navigation", { name: filterLabel });
    await expect(filter.getByRole("link")).toHaveText(filters.map((link) => link.label));
    await expect(filter.locator("[aria-current=page]")).toHaveText(everything.label);
    await filter.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(kindPath(id));
    await expect(filter.locator("[aria-current=page]")).toHaveText(label);
    await expect(shown(page).getByRole("heading")).toHaveText(titles.slice(0, 12));

    await page.goto(`${overview}?filter=${id}`);
    await expect(page).toHaveURL(kindPath(id));
  });
}
