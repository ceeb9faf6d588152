import { withConsent } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// What a visitor sees on a phone before scrolling, with the bars of the browser shown.

test.use({ viewport: { width: 390, height: 664 } });
test.beforeEach(({ page }) => withConsent(page));

const whole = { ratio: 1 };

const prices = {
  "/diensten": "€ 12,50",
  "/diensten/binnenmuur-stucen": "€ 12,50",
  "/diensten/buitenmuur-stucen": "€ 60",
  "/diensten/gevel-stucen": "€ 25",
  "/diensten/nieuwbouw-stucen": "€ 35",
  "/diensten/schilderwerk": "€ 8,99",
  "/prijzen": "€ 12,50",
};

const saysWhere = [
  "/contact",
  "/offerte-aanvragen",
  "/prijzen",
  "/diensten/binnenmuur-stucen",
  "/diensten/buitenmuur-stucen",
  "/diensten/gevel-stucen",
  "/diensten/nieuwbouw-stucen",
  "/diensten/schilderwerk",
  "/diensten/sierpleister",
];

for (const path of saysWhere) {
  test(`${path} shows where the firm works without scrolling`, async ({ page }) => {
    await page.goto(path);
    const area = page
      .getByRole("main")
      .getByText(/\bin Rotterdam en Zuid-Holland/i)
      .first();
    await expect(area).toBeInViewport(whole);
  });
}

for (const [path, price] of Object.entries(prices)) {
  test(`${path} shows its name and a price without scrolling`, async ({ page }) => {
    await page.goto(path);
    // The box of a large heading begins a little outside the screen, its letters within.
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByRole("main").getByText(price).first()).toBeInViewport(whole);
  });

  test(`${path} shows the way to a quote without scrolling`, async ({ page }) => {
    await page.goto(path);
    const next = page
      .getByRole("main")
      .locator('a[href^="/offerte-aanvragen"], a[href="/contact"]');
    await expect(next.first()).toBeInViewport(whole);
  });
}

test("home shows the work, the place and the way to a quote without scrolling", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByText("Stucwerk en schilderwerk in Rotterdam")).toBeInViewport(whole);
  await expect(main.getByRole("link", { name: "Gratis Offerte Aanvragen" }).first()).toBeInViewport(
    whole,
  );
});

test("home shows what was before and what came after without scrolling", async ({ page }) => {
  await page.goto("/");
  const hero = page.getByRole("main").locator("[data-comparison]").first();
  await expect(hero.getByText("Voor", { exact: true })).toBeInViewport(whole);
  await expect(hero.getByText("Na", { exact: true })).toBeInViewport(whole);
});

test("the contact page shows the number as a button without scrolling", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeInViewport(whole);
});

test("the quote page shows its first choice without scrolling", async ({ page }) => {
  await page.goto("/offerte-aanvragen");
  await expect(page.getByRole("main").getByText("Binnenmuur stucen").first()).toBeInViewport(whole);
});
