import type { Page } from "@playwright/test";
import { caseMeta, cases } from "#data/collections/cases.ts";
import { counted } from "#data/lib/counted.ts";
import { dutchMonth } from "#data/lib/dates.ts";
import { casePages, filters, kindPath } from "#data/lists/case-lists.ts";
import { caseStudies, categoryLabel } from "#data/pages/case-studies.ts";
import { telephone } from "#e2e/helpers/firm.ts";
import {
  addresses,
  all,
  allWords,
  links,
  named,
  readPage,
  words,
  wordsOf,
} from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const overview = "/case-studies";
const shown = (page: Page) => page.locator("#cases > li:visible");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const pressed = (page: Page) => page.locator("[aria-pressed=true]");

/** Beyond what one page bears, the filter is links to pages. */
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
  test("a filter shows its own cases, says so, and is in the address and the history", async ({
    page,
  }) => {
    await page.goto(`${overview}?bron=mail#cases`);
    const buttons = page
      .getByRole("group", { name: caseStudies.data.filterLabel })
      .getByRole("button");
    await expect(buttons).toHaveText(filters.map(({ label }) => label));
    await expectChoice(page, everything);
    for (const kind of filtered) {
      const { label, titles } = kind;
      await button(page, label).press("Enter");
      await expectChoice(page, kind);
      await expect(button(page, label)).toBeFocused();
      const said = counted(caseStudies.data.found, titles.length).replace("{filter}", label);
      await expect(page.getByRole("status").filter({ hasText: label })).toHaveText(said);
      // Chosen again, it is no other place to come back to.
      await button(page, label).click();
    }
    // A yellow plane with ink on it.
    await expect(pressed(page)).toHaveCSS("background-color", "rgb(255, 210, 31)");
    await expect(pressed(page)).toHaveCSS("color", "rgb(18, 21, 28)");
    await expect(button(page, everything.label)).not.toHaveCSS(
      "background-color",
      "rgb(255, 210, 31)",
    );
    await button(page, everything.label).click();
    await expectChoice(page, everything);
    const said = caseStudies.data.found.all.replace("{count}", `${everything.titles.length}`);
    await expect(page.getByText(said, { exact: true })).toHaveRole("status");

    for (const choice of [...filtered.toReversed(), everything]) {
      await page.goBack();
      await expectChoice(page, choice);
    }
    await page.goForward();
    await expectChoice(page, first);
    await page.reload();
    await expectChoice(page, first);
    await page.goBack();
    await expectChoice(page, everything);
  });

  test("a choice made before all of the page came is not lost", async ({ page }) => {
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
  test(`the filter leads to the pages of ${id}, also from its old address`, async ({ page }) => {
    await page.goto(overview);
    const filter = page.getByRole("navigation", { name: caseStudies.data.filterLabel });
    await expect(filter.getByRole("link")).toHaveText(filters.map((link) => link.label));
    await expect(filter.locator("[aria-current=page]")).toHaveText(everything.label);
    await filter.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(kindPath(id));
    await expect(filter.locator("[aria-current=page]")).toHaveText(label);
    await expect(shown(page).getByRole("heading")).toHaveText(expected.slice(0, 12));
    await page.goto(`${overview}?filter=${id}`);
    await expect(page).toHaveURL(kindPath(id));
  });
}

test("the overview leads to each case, and says who, what, where and when", () => {
  const [{ entries }] = casePages;
  const { main } = readPage(overview);
  expect(addresses(main, "#cases > li a")).toEqual(entries.map((entry) => caseMeta(entry).path));
  const cards = all(main, "#cases > li");
  for (const [i, { title, excerpt, client, location, date, category }] of entries.entries()) {
    const card = cards[i];
    expect.soft(all(card, "img"), title).toHaveLength(1);
    for (const fact of [
      title,
      excerpt,
      client,
      location,
      dutchMonth(date),
      categoryLabel(category),
    ]) {
      expect.soft(words(card)).toContain(wordsOf(fact));
    }
  }
});

for (const [i, entry] of cases.data.entries()) {
  test(`${entry.id} says who, where, when and how long, and leads on`, () => {
    const { main, hrefs, links: everyLink } = readPage(caseMeta(entry).path);
    const { detail } = caseStudies.data;
    const headings = [
      detail.challengeHeading,
      detail.solutionHeading,
      detail.techniquesHeading,
      detail.materialsHeading,
      detail.info.heading,
    ];
    expect(allWords(main, "h1")).toEqual([wordsOf(entry.title)]);
    expect(allWords(main, "h2")).toEqual(expect.arrayContaining(headings));
    const facts = words(named(main, detail.info.heading));
    const { client, location, date, duration, projectType, category } = entry;
    for (const fact of [client, location, dutchMonth(date), duration, projectType]) {
      expect(facts).toContain(wordsOf(fact));
    }
    expect(everyLink).toContainEqual({ text: detail.closing.button, href: "/contact" });
    expect(hrefs).toContain(telephone);
    expect(everyLink).toContainEqual({ text: categoryLabel(category), href: kindPath(category) });
    const { label, previous, all, next } = detail.navigation;
    const to = (said: string) => (other: typeof entry) => ({
      text: `${said} ${wordsOf(other.title)}`,
      href: caseMeta(other).path,
    });
    expect(links(named(main, label))).toEqual([
      ...cases.data.slice(Math.max(0, i - 1), i).map(to(previous)),
      { text: all, href: overview },
      ...cases.data.slice(i + 1, i + 2).map(to(next)),
    ]);
  });
}
