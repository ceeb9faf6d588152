import type { Locator, Page } from "@playwright/test";
import { siteUrl } from "#e2e/helpers/addresses.ts";
import { violations } from "#e2e/helpers/axe.ts";
import { type EnquiryForm, fullAnswers } from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { banner, hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const line = (page: Page) => page.locator("main form button").filter({ hasText: /Meer|Waarom/ });

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("at most five taps lead from home to a range", async ({ page, form }) => {
    await page.goto("/");
    await banner(page).getByRole("button", { name: "Alleen noodzakelijk" }).tap();
    await page.getByRole("link", { name: "Wat kost het?" }).tap();
    await expect(form.tile("Binnenmuur stucen")).toBeInViewport();
    await page.locator("label").filter({ hasText: "Binnenmuur stucen" }).tap();
    await form.field("squareMeters").tap();
    await page.keyboard.type("48");
    await expect(line(page)).toContainText(/€\s650 tot €\s1\.350/);
  });

  test("an enquiry takes what was asked for the price, and brings the price along", async ({
    form,
  }) => {
    const { service, squareMeters, ...person } = fullAnswers;
    await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
    await expect(form.pricePanel).toContainText("inclusief 9% btw");
    const posted = await form.answerWith();
    await form.fillIn(person);
    await form.submitButton.tap();
    await expect(form.confirmation()).toBeVisible();
    expect(posted[0]).toMatchObject({
      service: "binnenmuur-stucen",
      square_meters: "48",
      message: expect.stringMatching(
        /\n\nPrijsindicatie: Binnenmuur stucen, 48\sm²: €\s650 tot €\s1\.350/,
      ),
    });
  });

  /** How far below the one the other begins. */
  async function room(above: Locator, below: Locator): Promise<number> {
    const one = await above.boundingBox();
    const other = await below.boundingBox();
    return (other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0);
  }

  test("the line with the price does not cover the field that is filled in", async ({
    page,
    form,
  }) => {
    await form.open("/offerte-aanvragen?dienst=gevel-stucen&m2=40");
    await expect(line(page)).toBeInViewport({ ratio: 1 });
    await form.field("email").focus();
    await expect.poll(() => room(form.field("email"), line(page))).toBeGreaterThanOrEqual(0);
    await expect(form.field("email")).toBeInViewport({ ratio: 1 });
  });

  test("the line with the price stands above the end of the form", async ({ page, form }) => {
    await form.open("/offerte-aanvragen?dienst=gevel-stucen&m2=40");
    await form.submitButton.scrollIntoViewIfNeeded();
    await expect.poll(() => room(line(page), form.field("privacy"))).toBeGreaterThanOrEqual(0);
  });

  test("the line with the price opens the panel, which gives the focus back", async ({
    page,
    form,
  }) => {
    await form.open("/offerte-aanvragen?dienst=gevel-stucen&m2=40");
    await line(page).tap();
    await expect(form.pricePanel).toBeInViewport({ ratio: 0.9 });
    await expect(form.pricePanel).toContainText(/€\s1\.050 tot €\s1\.750/);
    await form.pricePanel.getByRole("button", { name: "Prijsindicatie sluiten" }).tap();
    await expect(line(page)).toBeFocused();
  });

  test("the line with the price is away while the keyboard is open", async ({ page, form }) => {
    await form.open("/offerte-aanvragen?dienst=gevel-stucen&m2=40");
    await expect(line(page)).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, "height", { value: 400, configurable: true });
      visualViewport?.dispatchEvent(new Event("resize"));
    });
    await expect(line(page)).toBeHidden();
  });
});

test("the panel stays beside the form, with the price from which each service starts", async ({
  form,
}) => {
  await form.open("/offerte-aanvragen");
  await expect(form.pricePanel).toHaveCSS("position", "sticky");
  await expect(form.pricePanel).toContainText(/Nieuwbouw stucen\s*vanaf €\s35 per m²/);
});

test("a service shows its rate per m², without and with VAT", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  await form.tile("Binnenmuur stucen").check();
  await expect(form.pricePanel).toContainText(
    /vanaf €\s12,50\s*per m², exclusief btw\s*Met 9% btw\s*€\s13,63 per m²/,
  );
});

test("a size that is no number asks for one", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
  await form.field("squareMeters").fill("veel");
  await expect(form.pricePanel).toContainText("een getal in, bijvoorbeeld 48 of 48,5");
});

test("a size shows the range, with VAT and without", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await expect(form.pricePanel).toContainText(/€\s650 tot €\s1\.350\s*inclusief 9% btw/);
  await expect(form.pricePanel).toContainText(/Exclusief btw\s*€\s600 tot €\s1\.200/);
});

test("a range says what it includes, and who makes it definite", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await expect(form.pricePanel.getByRole("listitem").first()).toHaveText(
    "Afdekken en voorstrijken",
  );
  await expect(form.pricePanel).toContainText("pas vast als Wim het werk heeft gezien");
});

test("a range unfolds what is not known yet", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await form.pricePanel.getByText("Wat weten we nog niet?").click();
  await expect(form.pricePanel.getByText("Vocht en scheuren herstellen")).toBeVisible();
});

test("a range is accessible", async ({ page, form }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await expect(form.pricePanel).toContainText("inclusief 9% btw");
  expect(await violations(page)).toEqual([]);
});

const age = (page: Page) =>
  page.getByRole("radiogroup", { name: "Is de woning ouder dan 2 jaar?" });

test("a company's premises have 21% VAT, without a question more", async ({ page, form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await form.fill({ projectType: "bedrijfspand" });
  await expect(form.pricePanel).toContainText(/€\s720 tot €\s1\.500\s*inclusief 21% btw/);
  await expect(age(page)).toHaveCount(0);
});

test("a renovation asks for the age of the house, which decides the VAT", async ({
  page,
  form,
}) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await form.fill({ projectType: "renovatie" });
  await expect(form.pricePanel).toContainText("inclusief 9% btw");
  await age(page).getByRole("radio", { name: "Nee, 21% btw" }).check();
  await expect(form.pricePanel).toContainText("inclusief 21% btw");
});

test("the age of the house is not asked for work without a range", async ({ page, form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48&type=renovatie");
  await expect(age(page)).toBeVisible();
  await form.tile("Sierpleister").check();
  await expect(age(page)).toHaveCount(0);
});

test("the promotion does not count up to 50 m²", async ({ page, form }) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=50");
  await expect(form.pricePanel).toContainText(/620 tot €\s1\.250/);
  await expect(form.pricePanel).not.toContainText("korting");
});

test("the promotion counts above 50 m², until its last day", async ({ page, form }) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=80");
  await expect(form.pricePanel).toContainText(/€\s900 tot €\s1\.800/);
  await expect(form.pricePanel).toContainText(
    /Zonder korting €\s1\.050 tot €\s2\.200\s*€\s980 tot/,
  );
  await expect(form.pricePanel).toContainText("korting van 10% is er al af");
  await expect(form.pricePanel).toContainText("uiterlijk 28 februari 2027");
});

test("a screen reader is told that the promotion is taken off", async ({ page, form }) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
  await form.field("squareMeters").fill("80");
  const spoken = page
    .getByRole("status")
    .filter({ hasText: /^Binnenmuur stucen.* De korting van 10% is er al af\.$/ });
  await expect(spoken).toHaveCount(1);
});

test("a job that is too large is looked at first", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=900");
  await expect(form.pricePanel).toContainText(/Eerst even kijken\s*Bij zoveel vierkante meters/);
});

test("a job that is too small is looked at first", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=3");
  await expect(form.pricePanel).toContainText("Bij zo’n kleine klus");
});

test("ornamental plaster has no amount before somebody has seen the wall", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=sierpleister&m2=48");
  await expect(form.pricePanel).toContainText("Zonder de muur te zien noemen we geen bedrag.");
});

test("under Anders painting has its own prices, and other work is described", async ({ form }) => {
  await form.open("/offerte-aanvragen?m2=48");
  await form.tile("Anders, zoals schilderwerk").check();
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

// Painting has its own prices, under Anders.
const painting = new URL(
  "/offerte-aanvragen?dienst=schilderwerk&onderdeel=plafonds&m2=48%2C5&type=renovatie&woning=jonger" +
    "#prijsindicatie",
  siteUrl,
).href;

test("a link fills in the form", async ({ form }) => {
  await form.open(painting);
  await expect(form.answer("service")).toHaveValue("anders");
  await expect(form.tile("Schilderwerk, plafonds")).toBeChecked();
  await expect(form.answer("projectType")).toHaveValue("renovatie");
});

test("a link shows the price of what it fills in", async ({ form }) => {
  await form.open(painting);
  await expect(form.pricePanel).toContainText(/Schilderwerk, plafonds, 48,5\sm²/);
  await expect(form.pricePanel).toContainText(/€\s700 tot €\s1\.200\s*inclusief 21% btw/);
  await expect(form.pricePanel).toContainText(/€\s580 tot €\s970/);
});

/** Gives the browser its own way to share; undefined for one that has none. */
const letShare = (page: Page, share: "title" | undefined) =>
  page.addInitScript((share) => {
    const value = async ({ url }: ShareData) => {
      document.title = String(url);
    };
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: share ? value : undefined,
    });
  }, share);

const share = (form: EnquiryForm) =>
  form.pricePanel.getByRole("button", { name: "Deel deze prijsindicatie" }).click();

test("a price is shared as a link", async ({ page, form }) => {
  await letShare(page, "title");
  await form.open(painting);
  await share(form);
  await expect(page).toHaveTitle(painting);
});

test("a price is copied as a link where the browser cannot share", {
  tag: "@chromium",
}, async ({ page, form }) => {
  await letShare(page, undefined);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.open(painting);
  await share(form);
  await expect(form.pricePanel.getByRole("status")).toHaveText("Link gekopieerd");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(painting);
});

test("that a price was copied is not said of the next", { tag: "@chromium" }, async ({
  page,
  form,
}) => {
  await letShare(page, undefined);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.open(painting);
  await share(form);
  await expect(form.pricePanel.getByRole("status")).toHaveText("Link gekopieerd");
  await form.field("squareMeters").fill("48");
  await expect(form.pricePanel.getByRole("status")).toHaveText("");
});
