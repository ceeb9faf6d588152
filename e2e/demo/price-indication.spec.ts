import type { Locator, Page } from "@playwright/test";
import { siteUrl } from "#e2e/helpers/addresses.ts";
import { violations } from "#e2e/helpers/axe.ts";
import { fullAnswers } from "#e2e/helpers/enquiry-form.ts";
import { banner, hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const line = (page: Page) => page.locator("main form button").filter({ hasText: /Meer|Waarom/ });

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("at most five taps lead from home to a range, and nothing is asked twice", async ({
    page,
    form,
  }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await page.goto("/");
    await tap(banner(page).getByRole("button", { name: "Alleen noodzakelijk" }));
    await tap(page.getByRole("link", { name: "Wat kost het?" }));
    await expect(form.tile("Binnenmuur stucen")).toBeInViewport();
    await tap(page.locator("label").filter({ hasText: "Binnenmuur stucen" }));
    await tap(form.field("squareMeters"));
    await page.keyboard.type("48");
    await expect(line(page)).toContainText(/€\s650 tot €\s1\.350/);
    expect(taps).toBeLessThanOrEqual(5);

    const { service, squareMeters, ...rest } = fullAnswers;
    const posted = await form.answerWith();
    await form.fillIn(rest);
    await form.submitButton.tap();
    await expect(form.confirmation()).toBeVisible();
    expect(posted[0]).toMatchObject({ service: "binnenmuur-stucen", square_meters: "48" });
    expect(posted[0]?.["message"]).toMatch(
      /\n\nPrijsindicatie: Binnenmuur stucen, 48\sm²: €\s650 tot €\s1\.350/,
    );
  });

  test("the line with the price covers nothing, and opens the panel", async ({ page, form }) => {
    await form.open("/offerte-aanvragen?dienst=gevel-stucen&m2=40");
    await expect(line(page)).toBeInViewport({ ratio: 1 });
    /** How far below the one the other begins. */
    const room = async (above: Locator, below: Locator) => {
      const one = await above.boundingBox();
      const other = await below.boundingBox();
      return (other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0);
    };
    await form.field("email").focus();
    await expect.poll(() => room(form.field("email"), line(page))).toBeGreaterThanOrEqual(0);
    await expect(form.field("email")).toBeInViewport({ ratio: 1 });
    await form.submitButton.scrollIntoViewIfNeeded();
    await expect.poll(() => room(line(page), form.field("privacy"))).toBeGreaterThanOrEqual(0);

    await line(page).tap();
    await expect(form.pricePanel).toBeInViewport({ ratio: 0.9 });
    await expect(form.pricePanel).toContainText(/€\s1\.050 tot €\s1\.750/);
    await form.pricePanel.getByRole("button", { name: "Prijsindicatie sluiten" }).tap();
    await expect(line(page)).toBeFocused();

    // Away while the keyboard is open.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, "height", { value: 400, configurable: true });
      visualViewport?.dispatchEvent(new Event("resize"));
    });
    await expect(line(page)).toBeHidden();
  });
});

test("the panel says what is known: prices, the rate per m², the range, its VAT", async ({
  page,
  form,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await form.open("/offerte-aanvragen");
  await expect(form.pricePanel).toHaveCSS("position", "sticky");
  await expect(form.pricePanel).toContainText(/Nieuwbouw stucen\s*vanaf €\s35 per m²/);
  await form.tile("Binnenmuur stucen").check();
  await expect(form.pricePanel).toContainText(
    /vanaf €\s12,50\s*per m², exclusief btw\s*Met 9% btw\s*€\s13,63 per m²/,
  );
  await form.field("squareMeters").fill("veel");
  await expect(form.pricePanel).toContainText("een getal in, bijvoorbeeld 48 of 48,5");
  await form.field("squareMeters").fill("48");
  await expect(form.pricePanel).toContainText(/€\s650 tot €\s1\.350\s*inclusief 9% btw/);
  await expect(form.pricePanel).toContainText(/Exclusief btw\s*€\s600 tot €\s1\.200/);
  await expect(form.pricePanel.getByRole("listitem").first()).toHaveText(
    "Afdekken en voorstrijken",
  );
  await expect(form.pricePanel).toContainText("pas vast als Wim het werk heeft gezien");
  await form.pricePanel.getByText("Wat weten we nog niet?").click();
  await expect(form.pricePanel).toContainText("Vocht en scheuren herstellen");
  expect(await violations(page)).toEqual([]);

  // The type of project decides the VAT, or one question more.
  const question = page.getByRole("radiogroup", { name: "Is de woning ouder dan 2 jaar?" });
  await expect(question).toHaveCount(0);
  await form.fill({ projectType: "bedrijfspand" });
  await expect(form.pricePanel).toContainText(/€\s720 tot €\s1\.500\s*inclusief 21% btw/);
  await expect(question).toHaveCount(0);
  await form.fill({ projectType: "renovatie" });
  await expect(form.pricePanel).toContainText("inclusief 9% btw");
  await question.getByRole("radio", { name: "Nee, 21% btw" }).check();
  await expect(form.pricePanel).toContainText("inclusief 21% btw");
  await form.tile("Sierpleister").check();
  await expect(question).toHaveCount(0);
});

test("the promotion counts above 50 m²; other work asks for a visit", async ({ page, form }) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=50");
  await expect(form.pricePanel).toContainText(/620 tot €\s1\.250/);
  await expect(form.pricePanel).not.toContainText("actiekorting");
  await form.field("squareMeters").fill("80");
  await expect(form.pricePanel).toContainText(/€\s900 tot €\s1\.800/);
  await expect(form.pricePanel).toContainText(/Zonder korting €\s1\.000 tot €\s2\.000/);
  await expect(form.pricePanel).toContainText("uiterlijk 31 maart 2027");
  const spoken = page
    .getByRole("status")
    .filter({ hasText: /^Binnenmuur stucen.* 10% actiekorting is eraf\.$/ });
  await expect(spoken).toHaveCount(1);

  await form.field("squareMeters").fill("900");
  await expect(form.pricePanel).toContainText(/Eerst even kijken\s*Bij zoveel meters/);
  await form.field("squareMeters").fill("3");
  await expect(form.pricePanel).toContainText("Bij zo’n kleine klus");
  await form.tile("Sierpleister").check();
  await expect(form.pricePanel).toContainText("Zonder de muur te zien noemen we geen bedrag.");
  await form.tile(/^Anders/).check();
  await expect(form.pricePanel).toContainText("Schilderwerk binnen");
  await form.tile("Iets anders").check();
  await expect(form.pricePanel).toContainText("Vertel bij de toelichting");
});

test("what was chosen and typed before the script came still counts", async ({ page, form }) => {
  const arrive = await hold(page, "**/QuoteForm*.js");
  await form.open("/offerte-aanvragen");
  await form.tile("Gevel stucen").check();
  await form.field("squareMeters").pressSequentially("40");
  arrive();
  await expect(form.pricePanel).toContainText(/€\s1\.000 tot €\s1\.600/);
  await expect(form.field("squareMeters")).toHaveValue("40");
  await expect(form.field("squareMeters")).toBeFocused();
  // The range is said once the visitor pauses.
  const spoken = page
    .getByRole("status")
    .filter({ hasText: /^Gevel stucen.* €\s1\.000 tot €\s1\.600/ });
  await expect(spoken).toHaveCount(1);
});

test("a link fills in the form, and is shared, or copied", async ({ page, form, browserName }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
  });
  // Painting has its own prices, under Anders.
  const query = "dienst=schilderwerk&onderdeel=plafonds&m2=48%2C5&type=renovatie&woning=jonger";
  const address = new URL(`/offerte-aanvragen?${query}#prijsindicatie`, siteUrl).href;
  await form.open(address);
  await expect(form.answer("service")).toHaveValue("anders");
  await expect(form.tile("Schilderwerk, plafonds")).toBeChecked();
  await expect(form.field("projectType")).toHaveValue("renovatie");
  await expect(form.pricePanel).toContainText(/Schilderwerk, plafonds, 48,5\sm²/);
  await expect(form.pricePanel).toContainText(/€\s700 tot €\s1\.200\s*inclusief 21% btw/);
  await expect(form.pricePanel).toContainText(/€\s580 tot €\s970/);

  test.skip(browserName !== "chromium", "only Chromium lets a test read the clipboard");
  const share = () =>
    form.pricePanel.getByRole("button", { name: "Deel deze prijsindicatie" }).click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await share();
  await expect(form.pricePanel.getByRole("status")).toHaveText("Link gekopieerd");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.evaluate(() => {
    const value = async ({ url }: ShareData) => {
      document.title = String(url);
    };
    Object.defineProperty(navigator, "share", { configurable: true, value });
  });
  await share();
  await expect(page).toHaveTitle(address);
  // What was said of one price says nothing of the next.
  await form.field("squareMeters").fill("48");
  await expect(form.pricePanel.getByRole("status")).toHaveText("");
});
