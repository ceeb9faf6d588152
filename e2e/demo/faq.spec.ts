import type { Page } from "@playwright/test";
import { faqCategories } from "#data/collections/questions.ts";
import { firm } from "#e2e/helpers/firm.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const all = faqCategories.data.flatMap(({ questions }) => questions).length;
const titlesAndCounts = faqCategories.data.map(
  ({ title, questions }) => `${title} ${questions.length}`,
);

const field = (page: Page) =>
  page.getByRole("searchbox", { name: "Zoek in de vragen en antwoorden" });
const cards = (page: Page) => page.locator("#vragen details:visible");
const topics = (page: Page) =>
  page.getByRole("navigation", { name: "Onderwerpen" }).getByRole("listitem");
const status = (page: Page) => page.getByRole("search").getByRole("status");

test.beforeEach(({ page }) => page.goto("/faq"));

test("shows the specified categories, each with its count, and anchors lead to them", async ({
  page,
}) => {
  await expect(field(page)).toHaveAttribute("placeholder", "Zoek in onze veelgestelde vragen...");
  const box = page.getByRole("search").locator(":has(> input)");
  await expect(box, "seen without its own colours").toHaveCSS("outline-style", "solid");
  await expect(cards(page)).toHaveCount(all);
  await expect(topics(page)).toHaveText(titlesAndCounts);
  for (const { title, questions } of faqCategories.data) {
    const region = page.getByRole("region", { name: title });
    await expect(region.getByText(`${questions.length} vragen`, { exact: true })).toBeVisible();
  }
  for (const [i, id] of ["algemeen", "stucwerk", "schilderwerk", "kosten", "praktisch"].entries()) {
    await expect(topics(page).nth(i).getByRole("link")).toHaveAttribute("href", `#${id}`);
  }
  await topics(page).getByRole("link", { name: "Kosten en offertes" }).click();
  await expect(page).toHaveURL(/#kosten$/);
  await expect(page.getByRole("heading", { name: "Kosten en offertes" })).toBeInViewport();
});

test("finds a word, whatever its capitals, and hides what does not have it", async ({ page }) => {
  await field(page).fill("KOZIJN");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Stucwerk" })).toBeHidden();
  const found = await cards(page).allTextContents();
  expect(found.length).toBeGreaterThan(1);
  for (const text of found) {
    expect(text.toLowerCase()).toContain("kozijn");
  }
  await expect(status(page)).toHaveText(`${found.length} antwoorden gevonden`);

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
  await expect(topics(page).filter({ visible: true })).toHaveText(titlesAndCounts);
  await expect(field(page)).toBeFocused();
});

test("unfolds what it finds, leaves open what was open, and prints every answer", async ({
  page,
}) => {
  const opened = page.locator("#vragen details[open]");
  await expect(opened).toHaveCount(0);
  const own = cards(page).last();
  await own.getByRole("heading").click();
  await expect(opened).toHaveCount(1);

  await field(page).fill("buitenschilderwerk");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("paragraph")).toBeVisible();
  await field(page).fill("");
  await expect(cards(page)).toHaveCount(all);
  await expect(opened).toHaveCount(1);
  await expect(own.getByRole("paragraph")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  const answers = page.locator("#vragen details p");
  await expect(answers).toHaveCount(all);
  expect(await answers.evaluateAll((each) => each.every((one) => one.checkVisibility()))).toBe(
    true,
  );
});

test("a search without answers says so, names the search and advises", async ({ page }) => {
  await field(page).fill("zwembad <b>");
  await expect(page.getByRole("heading", { name: "Geen resultaten gevonden" })).toBeVisible();
  const advice = "Probeer een andere zoekterm of neem contact met ons op.";
  const said = page.getByText(`Er zijn geen antwoorden gevonden voor "zwembad <b>". ${advice}`);
  await expect(said).toBeVisible();
  await expect(status(page)).toHaveText("Geen resultaten gevonden");
  await expect(page.locator("[data-faq-empty]").getByRole("link")).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Staat uw vraag er niet bij?" })).toBeVisible();

  await field(page).fill("   ");
  await expect(page.getByRole("heading", { name: "Geen resultaten gevonden" })).toBeHidden();
  await expect(cards(page)).toHaveCount(all);
});

test("the search is in the address, which shows its answers without a touch", async ({ page }) => {
  await page.goto("/faq#schilderwerk");
  await field(page).fill("beton ciré");
  await expect(page).toHaveURL("/faq?zoek=beton+cir%C3%A9#schilderwerk");
  const found = await cards(page).count();

  await page.goto("/faq?zoek=beton+cir%C3%A9");
  await expect(status(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(found);
  await expect(field(page)).toHaveValue("beton ciré");
  expect(found).toBeLessThan(all);

  await field(page).fill("");
  await expect(page).toHaveURL("/faq");
});

test("the chat floats clear of the cookie banner, and opens WhatsApp", async ({ page }) => {
  await page.goto("/faq#kosten");
  const chat = page.getByRole("link", { name: "Chat met ons via WhatsApp" });
  const { y = 0, height = 0 } = (await chat.boundingBox()) ?? {};
  const banner = await page.locator("[data-consent-banner]").boundingBox();
  expect(y + height).toBeLessThanOrEqual(banner?.y ?? 0);
  expect(y).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Alleen noodzakelijk" }).click();
  await page.goto("/faq");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(chat).toBeInViewport();
  const { host, pathname, searchParams } = new URL((await chat.getAttribute("href")) ?? "");
  expect(`${host}${pathname}`).toBe(`wa.me/${firm.whatsapp}`);
  expect(searchParams.get("text")).toContain("vraag");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every question unfolds and a search leads to a page with all of them", async ({ page }) => {
    await cards(page).first().getByRole("heading").click();
    await expect(cards(page).first().getByRole("paragraph")).toBeVisible();
    await field(page).fill("btw");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/faq?zoek=btw");
    await expect(cards(page)).toHaveCount(all);
  });
});
