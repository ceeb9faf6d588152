import type { Page } from "@playwright/test";
import { casePages, filterLinks, filters, kindPath } from "../../src/content/pages/case-lists.ts";
import { caseMeta, cases } from "../../src/content/collections/cases.ts";
import { caseStudies, categoryLabel } from "../../src/content/pages/case-studies.ts";
import { dutchMonth } from "../../src/content/lib/dates.ts";
import { announcement } from "../../src/features/case-filter/behaviour.ts";
import { expect, test } from "../helpers/test.ts";
import { telephone } from "../helpers/firm.ts";
import {
  addresses,
  all as elements,
  allWords,
  links as linksIn,
  named,
  readPage,
  words,
  wordsOf,
} from "../helpers/page-reader.ts";

const overview = "/case-studies";
const list = (page: Page) => page.locator("#cases > li");
const shown = (page: Page) => page.locator("#cases > li:visible");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const pressed = (page: Page) => page.locator("[aria-pressed=true]");

/** Beyond what one page bears, the filter is links to pages. */
const areTogether = casePages.length === 1;

const everything = caseStudies.filters.find(({ id }) => id === "all")?.label ?? "";
const all = casePages[0].entries.map(({ title }) => title);
const kinds = [...new Set(cases.map(({ category }) => category))].map((id) => ({
  ...{ id, label: categoryLabel(id), path: kindPath(id) },
  titles: cases.filter(({ category }) => category === id).map(({ title }) => title),
}));
const filtered = areTogether ? kinds : [];
const titles = (page: Page) => shown(page).getByRole("heading");

const [first] = filtered;

if (first) {
  test("a filter shows only its own cases, says so and is in the address", async ({ page }) => {
    await page.goto(`${overview}?bron=mail#cases`);
    const buttons = page.getByRole("group", { name: caseStudies.filterLabel }).getByRole("button");
    await expect(buttons).toHaveText(filters.map(({ label }) => label));
    await expect(pressed(page)).toHaveText([everything]);
    await expect(titles(page)).toHaveText(all);
    for (const { id, label, titles: expected } of filtered) {
      await button(page, label).click();
      await expect(pressed(page)).toHaveText([label]);
      const said = announcement(caseStudies.found, expected.length, label);
      await expect(page.getByRole("status").filter({ hasText: label })).toHaveText(said);
      await expect(titles(page)).toHaveText(expected);
      await expect(page).toHaveURL(`${overview}?bron=mail&filter=${id}#cases`);
    }
    // A yellow plane with ink on it.
    await expect(pressed(page)).toHaveCSS("background-color", "rgb(255, 210, 31)");
    await expect(pressed(page)).toHaveCSS("color", "rgb(18, 21, 28)");
    await expect(button(page, everything)).not.toHaveCSS("background-color", "rgb(255, 210, 31)");
    await button(page, everything).click();
    await expect(titles(page)).toHaveText(all);
    const said = page.getByText(announcement(caseStudies.found, all.length), { exact: true });
    await expect(said).toHaveRole("status");
    await expect(page).toHaveURL(`${overview}?bron=mail#cases`);
  });

  test("a link to an unknown filter shows everything", async ({ page }) => {
    for (const id of ["dak", "", "GEVEL", "%22%5D"]) {
      await page.goto(`${overview}?filter=${id}`);
      await expect(pressed(page)).toHaveText([everything]);
      await expect(titles(page), id).toHaveText(all);
    }
  });

  test("back and forward walk through the choices, also by keyboard and a reload", async ({ page }) => {
    const whole = { path: overview, label: everything, titles: all };
    const choices = filtered.slice(0, 2);
    const expectChoice = async ({ path, label, titles: expected }: typeof whole) => {
      await expect(page).toHaveURL(path);
      await expect(pressed(page)).toHaveText([label]);
      await expect(titles(page)).toHaveText(expected);
    };
    await page.goto(overview);
    for (const choice of choices) {
      await button(page, choice.label).press("Enter");
      await expectChoice(choice);
      await expect(button(page, choice.label)).toBeFocused();
      await button(page, choice.label).click();
    }
    for (const choice of [...choices.slice(0, -1).reverse(), whole]) {
      await page.goBack();
      await expectChoice(choice);
    }
    await page.goForward();
    await expectChoice(first);
    await page.reload();
    await expectChoice(first);
    await page.goBack();
    await expectChoice(whole);
  });
}

for (const { id, label, titles: expected } of areTogether ? [] : kinds)
  test(`the filter leads to the pages of ${id}, also from its old address`, async ({ page }) => {
    await page.goto(overview);
    const filter = page.getByRole("navigation", { name: caseStudies.filterLabel });
    await expect(filter.getByRole("link")).toHaveText(filterLinks.map((link) => link.label));
    await expect(filter.locator("[aria-current=page]")).toHaveText(everything);
    await filter.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(kindPath(id));
    await expect(filter.locator("[aria-current=page]")).toHaveText(label);
    await expect(list(page).getByRole("heading")).toHaveText(expected.slice(0, 12));
    await page.goto(`${overview}?filter=${id}`);
    await expect(page).toHaveURL(kindPath(id));
  });

test("the overview leads to each case, and says who, what, where and when", () => {
  const [{ entries }] = casePages;
  const { main } = readPage(overview);
  expect(addresses(main, "#cases > li a")).toEqual(entries.map((entry) => caseMeta(entry).path));
  const cards = elements(main, "#cases > li");
  for (const [i, { title, excerpt, client, location, date, category }] of entries.entries()) {
    const card = cards[i] ?? main;
    expect.soft(elements(card, "img"), title).toHaveLength(1);
    for (const fact of [title, excerpt, client, location, dutchMonth(date), categoryLabel(category)])
      expect.soft(words(card)).toContain(wordsOf(fact));
  }
});

for (const [i, entry] of cases.entries())
  test(`${entry.id} says who, where, when and how long, and leads on`, () => {
    const { main, links, hrefs } = readPage(caseMeta(entry).path);
    const { detail } = caseStudies;
    const headings = [
      ...[detail.challengeHeading, detail.solutionHeading, detail.techniquesHeading],
      ...[detail.materialsHeading, detail.info.heading],
    ];
    expect(allWords(main, "h1")).toEqual([wordsOf(entry.title)]);
    expect(allWords(main, "h2")).toEqual(expect.arrayContaining(headings));
    const facts = words(named(main, detail.info.heading));
    const { client, location, date, duration, projectType, category } = entry;
    for (const fact of [client, location, dutchMonth(date), duration, projectType])
      expect(facts).toContain(wordsOf(fact));
    expect(links).toContainEqual({ text: detail.closing.button, href: "/contact" });
    expect(hrefs).toContain(telephone);
    expect(links).toContainEqual({ text: categoryLabel(category), href: kindPath(category) });
    const { label, previous, all, next } = detail.navigation;
    const to = (said: string) => (other: typeof entry) => ({
      text: `${said} ${wordsOf(other.title)}`,
      href: caseMeta(other).path,
    });
    expect(linksIn(named(main, label) ?? main)).toEqual([
      ...cases.slice(Math.max(0, i - 1), i).map(to(previous)),
      { text: all, href: overview },
      ...cases.slice(i + 1, i + 2).map(to(next)),
    ]);
  });
