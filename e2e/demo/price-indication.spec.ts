import type { Locator, Page } from "@playwright/test";
import { violations } from "../helpers/axe.ts";
import {
  answer,
  answerWith,
  field,
  fill,
  fillIn,
  fullAnswers,
  open,
  pricePanel as panel,
  quote,
  submit,
  submitButton,
  tile,
} from "../helpers/enquiry-steps.ts";
import { hold } from "../helpers/shell-steps.ts";
import { expect, test } from "../helpers/test.ts";

const line = (page: Page) => page.locator("main form button").filter({ hasText: /Meer|Waarom/ });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("at most five taps lead from home to a range, and nothing is asked twice", async ({ page }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await page.goto("/");
    await tap(
      page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "Alleen noodzakelijk" }),
    );
    await tap(page.getByRole("link", { name: "Wat kost het?" }));
    await expect(tile(page, "Binnenmuur stucen")).toBeInViewport();
    await tap(page.locator("label").filter({ hasText: "Binnenmuur stucen" }));
    await tap(field(page, "squareMeters"));
    await page.keyboard.type("48");
    await expect(line(page)).toContainText(/€\s650 tot €\s1\.350/);
    expect(taps).toBeLessThanOrEqual(5);

    const { service, squareMeters, ...rest } = fullAnswers;
    const posted = await answerWith(page, 200, "OK");
    await fillIn(page, rest);
    await submitButton(page).tap();
    await expect(page.getByRole("heading", { name: quote.sent.heading })).toBeVisible();
    expect(posted[0]).toMatchObject({ service: "binnenmuur-stucen", square_meters: "48" });
    expect(posted[0]?.["message"]).toMatch(
      /\n\nPrijsindicatie: Binnenmuur stucen, 48\sm²: €\s650 tot €\s1\.350/,
    );
  });

  test("the line with the price covers neither button nor field, and opens the panel", async ({ page }) => {
    await open(page, "/offerte-aanvragen?dienst=gevel-stucen&m2=40");
    await expect(line(page)).toBeInViewport({ ratio: 1 });
    /** How far below the one the other begins. */
    const room = async (above: Locator, below: Locator) => {
      const [one, other] = [await above.boundingBox(), await below.boundingBox()];
      return (other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0);
    };
    await field(page, "email").focus();
    await expect.poll(() => room(field(page, "email"), line(page))).toBeGreaterThanOrEqual(0);
    await expect(field(page, "email")).toBeInViewport({ ratio: 1 });
    await submitButton(page).scrollIntoViewIfNeeded();
    await expect.poll(() => room(line(page), field(page, "privacy"))).toBeGreaterThanOrEqual(0);

    await line(page).tap();
    await expect(panel(page)).toBeInViewport({ ratio: 0.9 });
    await expect(panel(page)).toContainText(/€\s1\.050 tot €\s1\.750/);
    await panel(page).getByRole("button", { name: "Prijsindicatie sluiten" }).tap();
    await expect(line(page)).toBeFocused();

    // Away while the keyboard is open.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, "height", { value: 400, configurable: true });
      visualViewport?.dispatchEvent(new Event("resize"));
    });
    await expect(line(page)).toBeHidden();
  });
});

test("the panel says what is known: prices, then the price per m², then the range, and hinders nobody", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/offerte-aanvragen");
  await expect(panel(page)).toContainText(/Nieuwbouw stucen\s*vanaf €\s35 per m²/);
  await tile(page, "Binnenmuur stucen").check();
  await expect(panel(page)).toContainText(
    /vanaf €\s12,50\s*per m², exclusief btw\s*Met 9% btw\s*€\s13,63 per m²/,
  );
  await field(page, "squareMeters").fill("veel");
  await expect(panel(page)).toContainText("een getal in, bijvoorbeeld 48 of 48,5");
  await field(page, "squareMeters").fill("48");
  await expect(panel(page)).toContainText(/€\s650 tot €\s1\.350\s*inclusief 9% btw/);
  await expect(panel(page)).toContainText(/Exclusief btw\s*€\s600 tot €\s1\.200/);
  await expect(panel(page).getByRole("listitem").first()).toHaveText("Afdekken en voorstrijken");
  await expect(panel(page)).toContainText("pas vast als Wim het werk heeft gezien");
  await panel(page).getByText("Wat weten we nog niet?").click();
  await expect(panel(page)).toContainText("Vocht en scheuren herstellen");
  expect(await violations(page)).toEqual([]);
});

test("the type of project decides the VAT, and one question more where it does not", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  const question = page.getByRole("radiogroup", { name: "Is de woning ouder dan 2 jaar?" });
  await expect(panel(page)).toContainText("inclusief 9% btw");
  await expect(question).toHaveCount(0);
  await fill(page, { projectType: "bedrijfspand" });
  await expect(panel(page)).toContainText(/€\s720 tot €\s1\.500\s*inclusief 21% btw/);
  await expect(question).toHaveCount(0);
  await fill(page, { projectType: "renovatie" });
  await expect(panel(page)).toContainText("inclusief 9% btw");
  await question.getByRole("radio", { name: "Nee, 21% btw" }).check();
  await expect(panel(page)).toContainText("inclusief 21% btw");
  await tile(page, "Sierpleister").check();
  await expect(question).toHaveCount(0);
});

test("painting is chosen under Anders, counts as such in the call, and has its own prices", async ({
  page,
}) => {
  await open(page, "/offerte-aanvragen");
  const posted = await answerWith(page, 200, "OK");
  await fillIn(page, {
    ...fullAnswers,
    service: "anders",
    squareMeters: "48,5",
    projectType: "bedrijfspand",
  });
  await expect(panel(page)).toContainText("Schilderwerk binnen");
  await tile(page, "Schilderwerk, plafonds").check();
  await expect(panel(page)).toContainText(/Schilderwerk, plafonds, 48,5\sm²/);
  await expect(panel(page)).toContainText(/€\s580 tot €\s970/);
  await submit(page, quote);
  expect(posted[0]?.["service"]).toBe("anders");
  expect(posted[0]?.["price_indication"]).toMatch(
    /^Schilderwerk, plafonds, 48,5\sm²: €\s700 tot €\s1\.200 inclusief 21% btw, €\s580 tot €\s970 exclusief btw\.$/,
  );
});

test("the promotion counts above 50 m² until its last day; what the figures do not cover asks for a visit", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await open(page, "/offerte-aanvragen?dienst=binnenmuur-stucen&m2=50");
  await expect(panel(page)).toContainText(/620 tot €\s1\.250/);
  await expect(panel(page)).not.toContainText("actiekorting");
  await field(page, "squareMeters").fill("80");
  await expect(panel(page)).toContainText(/€\s900 tot €\s1\.800/);
  await expect(panel(page)).toContainText(/Zonder korting €\s1\.000 tot €\s2\.000/);
  await expect(panel(page)).toContainText("uiterlijk 31 maart 2027");

  await field(page, "squareMeters").fill("900");
  await expect(panel(page)).toContainText("Eerst even kijken");
  await field(page, "squareMeters").fill("3");
  await expect(panel(page)).toContainText("Bij zo’n kleine klus");
  await tile(page, "Sierpleister").check();
  await expect(panel(page)).toContainText("Zonder de muur te zien noemen we geen bedrag.");
  await tile(page, /^Anders/).check();
  await tile(page, "Iets anders").check();
  await expect(panel(page)).toContainText("Vertel bij de toelichting");
});

test("what was chosen and typed before the script came still counts", async ({ page }) => {
  const arrive = await hold(page, "**/QuoteForm*.js");
  await open(page, "/offerte-aanvragen");
  await tile(page, "Gevel stucen").check();
  await field(page, "squareMeters").pressSequentially("40");
  arrive();
  await expect(panel(page)).toContainText(/€\s1\.000 tot €\s1\.600/);
  await expect(field(page, "squareMeters")).toHaveValue("40");
  await expect(field(page, "squareMeters")).toBeFocused();
  // The range is said once the visitor pauses.
  const spoken = page.getByRole("status").filter({ hasText: /^Gevel stucen.* €\s1\.000 tot €\s1\.600/ });
  await expect(spoken).toHaveCount(1);
});

test("a price that was shared before fills in the form", async ({ page }) => {
  await open(
    page,
    "/offerte-aanvragen?dienst=schilderwerk&onderdeel=plafonds&m2=48%2C5&woning=bedrijfspand#prijsindicatie",
  );
  await expect(answer(page, "service")).toHaveValue("anders");
  await expect(tile(page, "Schilderwerk, plafonds")).toBeChecked();
  await expect(field(page, "projectType")).toHaveValue("bedrijfspand");
  await expect(panel(page)).toContainText(/€\s700 tot €\s1\.200\s*inclusief 21% btw/);
});

test("a price is shared by the phone's own way, or as a copied address", async ({ page, context }) => {
  const share = () => panel(page).getByRole("button", { name: "Deel deze prijsindicatie" }).click();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
  });
  await open(page, "/offerte-aanvragen?dienst=gevel-stucen");
  await field(page, "squareMeters").fill("40");
  await share();
  await expect(panel(page).getByRole("status")).toHaveText("Link gekopieerd");
  const address = new URL("/offerte-aanvragen?dienst=gevel-stucen&m2=40#prijsindicatie", page.url()).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.evaluate(() => {
    const value = async ({ url }: ShareData) => {
      document.title = String(url);
    };
    Object.defineProperty(navigator, "share", { configurable: true, value });
  });
  await share();
  await expect(page).toHaveTitle(address);
});
