import type { Page } from "@playwright/test";
import { faqCategories } from "#data/questions/questions.ts";
import { atRest } from "#tests/support/launch.ts";
import { roomBetween } from "#tests/support/room-between.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

/** The topics of the specification. */
const titles = ["Algemeen", "Stucwerk", "Schilderwerk", "Kosten en offertes", "Praktische zaken"];
const counts = faqCategories.data.map(({ questions }) => questions.length);
/** The topics as the page names and counts them. */
const topicsAndCounts = titles.map((title, index) => `${title} ${counts[index]}`);
const all = counts.reduce((sum, count) => sum + count);

const field = (page: Page) =>
  page.getByRole("searchbox", { name: "Zoek in de vragen en antwoorden" });
const cards = (page: Page) => page.locator("#vragen details:visible");
const topics = (page: Page) =>
  page.getByRole("navigation", { name: "Onderwerpen" }).getByRole("listitem");
const opened = (page: Page) => page.locator("#vragen details[open]");
const status = (page: Page) => page.getByRole("search").getByRole("status");

test("a search finds a word, leads to its answers, says when there are none, and can be cleared", async ({
  page,
}) => {
  await page.goto("/faq");
  await expect(field(page)).toHaveAttribute("placeholder", "Zoek in onze veelgestelde vragen...");
  await expect(cards(page)).toHaveCount(all);
  await expect(topics(page)).toHaveText(topicsAndCounts);
  const inOrder = await cards(page).allTextContents();

  await field(page).fill("KOZIJN");
  await expect(page.getByRole("region", { name: "Praktische zaken" })).toBeHidden();
  await expect(cards(page).filter({ hasNotText: /kozijn/i })).toHaveCount(0);
  await expect(async () => {
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(1);
    await expect(status(page)).toHaveText(`${count} antwoorden gevonden`);
  }).toPass();

  await field(page).fill("glansgraad");
  await expect(status(page)).toHaveText("1 antwoord gevonden");
  await expect(page.getByRole("region", { name: "Schilderwerk" })).toContainText("1 vraag");
  await expect(topics(page).filter({ visible: true })).toHaveText(["Schilderwerk 1"]);
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Schilderwerk" })).toBeInViewport();
  await expect(status(page)).toHaveText("1 antwoord gevonden");

  await page.getByRole("button", { name: "Zoekopdracht wissen" }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(status(page)).toHaveText("");
  await expect(topics(page).filter({ visible: true })).toHaveText(topicsAndCounts);
  await expect(field(page)).toBeFocused();

  // What is asked comes before what is only answered.
  await field(page).fill("btw");
  await expect(cards(page).first()).toContainText("Welk btw-tarief betaal ik?");
  await field(page).fill("kost plafond");
  await expect(cards(page).first()).toContainText("Wat kost");
  await field(page).fill("");
  await expect(cards(page)).toHaveText(inOrder);

  const nothing = page.getByRole("heading", { name: "Geen resultaten gevonden" });
  await field(page).fill("zwembad <b>");
  await expect(nothing).toBeVisible();
  await expect(
    page.getByText(
      'Er zijn geen antwoorden gevonden voor "zwembad <b>". ' +
        "Probeer een andere zoekterm of neem contact met ons op.",
    ),
  ).toBeVisible();
  await expect(status(page)).toHaveText("Geen resultaten gevonden");
  await expect(cards(page)).toHaveCount(0);
  await expect(page.locator("[data-faq-empty]").getByRole("link")).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(page.getByRole("heading", { name: "Staat uw vraag er niet bij?" })).toBeVisible();

  await field(page).fill("   ");
  await expect(nothing).toBeHidden();
  await expect(cards(page)).toHaveCount(all);
});

test("a search unfolds the one answer that it finds, and leaves what the visitor unfolded", async ({
  page,
}) => {
  await page.goto("/faq");
  await expect(opened(page)).toHaveCount(0);
  const own = cards(page).last();
  await own.getByRole("heading").click();
  await expect(opened(page)).toHaveCount(1);
  // It stays open after a search that finds it as well.
  await field(page).fill((await own.getByRole("heading").textContent()) ?? "");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator("#vragen details").first()).toHaveAttribute("open", "");
  await field(page).fill("buitenschilderwerk");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("paragraph")).toBeVisible();
  await field(page).fill("");
  await expect(cards(page)).toHaveCount(all);
  await expect(opened(page)).toHaveCount(1);
  await expect(own.getByRole("paragraph")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  const answers = page.locator("#vragen details p");
  await expect(answers).toHaveCount(all);
  await expect(answers.filter({ visible: true }), "every answer is printed").toHaveCount(all);

  // Where the system sets all colours, the field has a line around it.
  await page.emulateMedia({ media: null, forcedColors: "active" });
  const box = page.getByRole("search").locator(":has(> input)");
  await expect(box).toHaveCSS("outline-style", "solid");
});

test("the search is in the address, beside the place on the page", async ({ page }) => {
  await page.goto("/faq");
  await topics(page).getByRole("link", { name: "Kosten en offertes" }).click();
  await expect(page).toHaveURL(/#kosten$/);
  await expect(page.getByRole("heading", { name: "Kosten en offertes" })).toBeInViewport();
  await field(page).fill("beton ciré");
  await expect(page).toHaveURL("/faq?zoek=beton+cir%C3%A9#kosten");

  await page.goto("/faq?zoek=beton+cir%C3%A9");
  await expect(field(page)).toHaveValue("beton ciré");
  await expect(status(page)).toHaveText(/^\d+ antwoord(en)? gevonden$/);
  await expect(cards(page)).not.toHaveCount(all);
  await expect(cards(page)).not.toHaveCount(0);
  await field(page).fill("");
  await expect(page).toHaveURL("/faq");
});

test("the chat stays in sight, above the cookie banner", async ({ page }) => {
  await page.goto("/faq");
  const chat = page.getByRole("link", { name: "Chat met ons via WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/31600000000\?text=.*vraag/);
  await expect(chat).toBeInViewport({ ratio: 1 });
  const banner = page.locator("[data-consent-banner]");
  await expect.poll(() => roomBetween(chat, banner)).toBeGreaterThanOrEqual(0);

  await page.getByRole("button", { name: "Alleen noodzakelijk" }).click();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(chat).toBeInViewport();
});
