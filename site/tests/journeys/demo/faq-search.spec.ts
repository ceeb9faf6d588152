import { faqCategories } from "@contractor/core/facts/questions/questions.ts";
import type { Page } from "@playwright/test";
import { banner, bannerButton, roomBetween } from "#tests/support/shell-steps.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

test.use(atRest);

/** The topics of the specification. */
const titles = ["Algemeen", "Stucwerk", "Schilderwerk", "Kosten en offertes", "Praktische zaken"];
const counts = faqCategories.data.map(({ questions }) => questions.length);
const all = counts.reduce((sum, count) => sum + count);

const field = (page: Page) =>
  page.getByRole("searchbox", { name: "Zoek in de vragen en antwoorden" });
const cards = (page: Page) => page.locator("#vragen details:visible");
const topics = (page: Page) =>
  page.getByRole("navigation", { name: "Onderwerpen" }).getByRole("listitem");
const status = (page: Page) => page.getByRole("search").getByRole("status");

test("a search finds a word, leads to its answers, and can be cleared", async ({ page }) => {
  await page.goto("/faq");
  await expect(field(page)).toHaveAttribute("placeholder", "Zoek in onze veelgestelde vragen...");
  await expect(topics(page)).toHaveText(titles.map((title, index) => `${title} ${counts[index]}`));
  await expect(cards(page)).toHaveCount(all);

  await field(page).fill("glansgraad");
  await expect(status(page)).toHaveText("1 antwoord gevonden");
  await expect(cards(page).getByRole("paragraph"), "the only one is unfolded").toBeVisible();
  await expect(topics(page).filter({ visible: true })).toHaveText([/^Schilderwerk/]);
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Schilderwerk" })).toBeInViewport();

  await page.getByRole("button", { name: "Zoekopdracht wissen" }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(status(page)).toHaveText("");
  await expect(field(page)).toBeFocused();
  await expect(page.locator("#vragen details[open]")).toHaveCount(0);

  const nothing = page.getByRole("heading", { name: "Geen resultaten gevonden" });
  await field(page).fill("zwembad <b>");
  await expect(nothing).toBeVisible();
  const sentence =
    'Er zijn geen antwoorden gevonden voor "zwembad <b>". ' +
    "Probeer een andere zoekterm of neem contact met ons op.";
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(status(page)).toHaveText("Geen resultaten gevonden");
  await expect(cards(page)).toHaveCount(0);
  await field(page).fill("   ");
  await expect(nothing).toBeHidden();
  await expect(cards(page)).toHaveCount(all);
});

test("a search from the address is found, and the chat stays in sight", async ({ page }) => {
  await page.goto("/faq");
  const chat = page.getByRole("link", { name: "Chat met ons via WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/31600000000\?text=.*vraag/);
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expect.poll(() => roomBetween(chat, banner(page))).toBeGreaterThanOrEqual(0);
  await bannerButton(page, "Alleen noodzakelijk").click();
  await topics(page).getByRole("link", { name: "Kosten en offertes" }).click();
  await expect(page.getByRole("heading", { name: "Kosten en offertes" })).toBeInViewport();
  await expect(chat).toBeInViewport();

  // As a form asks for it that was submitted before the script came.
  await page.goto("/faq?zoek=beton+cir%C3%A9");
  await expect(field(page)).toHaveValue("beton ciré");
  await expect(status(page)).toHaveText(/^\d+ antwoord(en)? gevonden$/);
});
