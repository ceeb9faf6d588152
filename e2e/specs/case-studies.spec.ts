import type { Page } from "@playwright/test";
import { cases } from "#data/collections/cases.ts";
import { counted } from "#data/format/counted.ts";
import { fill } from "#data/format/fill.ts";
import { casePages, filters, kindPath } from "#data/lists/case-lists.ts";
import { caseStudies, categoryLabel } from "#data/pages/case-studies.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const overview = "/case-studies";
const shown = (page: Page) => page.locator("#cases > li:visible");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const pressed = (page: Page) => page.locator("[aria-pressed=true]");

/** The choice that is marked, as in the rest of the design. */
const yellow = "rgb(255, 210, 31)";

/** With more cases than fit on one page, the filter has links to pages. */
const areTogether = casePages.length === 1;

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
const filtered = areTogether ? kinds : [];
const [first] = filtered;

async function expectChoice(
  page: Page,
  { label, titles, parameter }: typeof everything,
): Promise<void> {
  await expect(page).toHaveURL(`${overview}?bron=mail${parameter}#cases`);
  await expect(pressed(page)).toHaveText([label]);
  await expect(shown(page).getByRole("heading")).toHaveText(titles);
}

if (first) {
  test("the filter has a button for everything and for each kind of work", async ({ page }) => {
    await page.goto(overview);
    const buttons = page
      .getByRole("group", { name: caseStudies.data.filterLabel })
      .getByRole("button");
    await expect(buttons).toHaveText(filters.map(({ label }) => label));
    await expect(pressed(page)).toHaveText([everything.label]);
  });

  for (const kind of filtered) {
    test(`the filter shows the cases of ${kind.id} and says how many`, async ({ page }) => {
      await page.goto(`${overview}?bron=mail#cases`);
      await button(page, kind.label).press("Enter");
      await expectChoice(page, kind);
      await expect(button(page, kind.label)).toBeFocused();
      const found = fill(counted(caseStudies.data.found, kind.titles.length), {
        filter: kind.label,
      });
      await expect(page.getByRole("status").filter({ hasText: kind.label })).toHaveText(found);
    });
  }

  test("the filter shows everything again", async ({ page }) => {
    await page.goto(`${overview}?bron=mail${first.parameter}#cases`);
    await button(page, everything.label).click();
    await expectChoice(page, everything);
    const found = fill(caseStudies.data.found.all, { count: everything.titles.length });
    await expect(page.getByText(found, { exact: true })).toHaveRole("status");
  });

  test("the chosen filter is a yellow plane with ink on it", async ({ page }) => {
    await page.goto(`${overview}?bron=mail${first.parameter}#cases`);
    await expect(pressed(page)).toHaveText([first.label]);
    await expect(pressed(page)).toHaveCSS("background-color", yellow);
    await expect(pressed(page)).toHaveCSS("color", "rgb(18, 21, 28)");
    await expect(button(page, everything.label)).not.toHaveCSS("background-color", yellow);
  });

  test("back and forward go from choice to choice", async ({ page }) => {
    await page.goto(`${overview}?bron=mail#cases`);
    for (const { label } of filtered) {
      await button(page, label).click();
      // Choosing it again adds no step to the history.
      await button(page, label).click();
    }
    for (const choice of [...filtered.toReversed().slice(1), everything]) {
      await page.goBack();
      await expectChoice(page, choice);
    }
    await page.goForward();
    await expectChoice(page, first);
  });

  test("a choice is there again after a reload", async ({ page }) => {
    await page.goto(`${overview}?bron=mail#cases`);
    await button(page, first.label).click();
    await page.reload();
    await expectChoice(page, first);
  });

  test("a choice made while the page loads is not lost", async ({ page }) => {
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

  test("a link to an unknown filter shows everything", async ({ page }) => {
    for (const id of ["dak", "", "GEVEL", "%22%5D"]) {
      await page.goto(`${overview}?filter=${id}`);
      await expect(pressed(page)).toHaveText([everything.label]);
      await expect(shown(page), id).toHaveCount(everything.titles.length);
    }
  });
}

for (const { id, label, titles: expected } of areTogether ? [] : kinds) {
  test(`the filter leads to the pages of ${id}`, async ({ page }) => {
    await page.goto(overview);
    const filter = page.getByRole("navigation", { name: caseStudies.data.filterLabel });
    await expect(filter.getByRole("link")).toHaveText(filters.map((link) => link.label));
    await expect(filter.locator("[aria-current=page]")).toHaveText(everything.label);
    await filter.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(kindPath(id));
    await expect(filter.locator("[aria-current=page]")).toHaveText(label);
    await expect(shown(page).getByRole("heading")).toHaveText(expected.slice(0, 12));
  });

  test(`the old address of the filter leads to the pages of ${id}`, async ({ page }) => {
    await page.goto(`${overview}?filter=${id}`);
    await expect(page).toHaveURL(kindPath(id));
  });
}
