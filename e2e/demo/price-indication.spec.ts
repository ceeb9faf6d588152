import type { Locator, Page } from "@playwright/test";
import { violations } from "../helpers/axe.ts";
import { expect, test } from "../helpers/test.ts";
import {
  answerWith,
  field,
  fillIn,
  fullAnswers,
  open,
  quote,
  submitButton,
} from "../helpers/enquiry-steps.ts";
import { result, section, squareMetres, tile } from "../helpers/price-indication-steps.ts";

const announced = (page: Page) => section(page).getByRole("status").last();
const takeAlong = (page: Page) =>
  section(page).getByRole("button", { name: "Vraag hiervoor een offerte aan" });
/** Beside the form on wide screens, in it on a phone. */
const carried = (page: Page, place = "aside") =>
  page.locator(place).getByText(/Binnenmuur stucen, wanden, 48\sm²: €/);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("five taps and one typed field lead from home to a quote form that is filled in", async ({ page }) => {
    let taps = 0;
    let typed = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };

    await page.goto("/");
    await tap(
      page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "Alleen noodzakelijk" }),
    );
    await tap(page.getByRole("link", { name: "Wat kost het? Bereken uw prijsindicatie" }));
    await expect(section(page)).toBeInViewport();
    await tap(tile(page, "Binnenmuur stucen"));
    await tap(squareMetres(page));
    typed += 1;
    await page.keyboard.type("48");
    await tap(takeAlong(page));

    await expect(field(page, "service")).toHaveValue("binnenmuur-stucen");
    await expect(field(page, "squareMeters")).toHaveValue("48");
    await expect(field(page, "projectType")).toHaveValue("woning");
    await expect(carried(page, "#quote-form")).toContainText(/€\s650 tot €\s1\.350 inclusief 9% btw/);
    await expect(field(page, "name")).toBeFocused();
    expect(taps).toBeLessThanOrEqual(5);
    expect(typed).toBeLessThanOrEqual(2);
  });

  test("everything to tap is at least 44 pixels high, and numbers get a keypad with a comma", async ({
    page,
  }) => {
    await open(
      page,
      "/offerte-aanvragen?dienst=binnenmuur-stucen&opmeten=maten&lengte=5&breedte=4&hoogte=2,6",
    );
    await expect(result(page)).toBeVisible();
    const targets = section(page).locator("label:has([type=radio]), button, input:not([type=radio])");
    for (const target of await targets.all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(section(page).locator("input:not([type=radio]):not([inputmode=decimal])")).toHaveCount(0);
  });
});

test("the contractor gets what the visitor saw, in the message", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48#prijsindicatie");
  const posted = await answerWith(page, 200, "OK");
  await takeAlong(page).click();
  await expect(carried(page)).toBeVisible();
  const { name, email, phone, address, postalCode, city, message } = fullAnswers;
  await fillIn(page, { name, email, phone, address, postalCode, city, message });
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: quote.sent.heading })).toBeVisible();
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({
    service: "binnenmuur-stucen",
    square_meters: "48",
    project_type: "woning",
  });
  expect(posted[0]?.["message"]?.replaceAll("\u00a0", " ")).toContain(
    "Prijsindicatie: Binnenmuur stucen, wanden, 48 m²: € 650 tot € 1.350 inclusief 9% btw, € 600 tot € 1.200 exclusief btw. Woning, ouder dan 2 jaar.",
  );
});

test("the address follows the choices, and shows the same to who opens it", async ({ page, context }) => {
  await open(page, "/offerte-aanvragen");
  await tile(page, "Schilderwerk").check();
  await tile(page, "plafonds").check();
  await squareMetres(page).fill("48,5");
  await tile(page, "Bedrijfspand").check();
  await expect(page).toHaveURL(
    "/offerte-aanvragen?dienst=schilderwerk&onderdeel=plafonds&m2=48%2C5&woning=bedrijfspand#prijsindicatie",
  );

  const partner = await context.newPage();
  await open(partner, page.url());
  await expect(result(partner)).toContainText("Schilderwerk, plafonds, 48,5");
  await expect(result(partner)).toContainText(/€\s580 tot €\s970/);
  await expect(result(partner)).toContainText("inclusief 21% btw");
  await expect(tile(partner, "Bedrijfspand")).toBeChecked();
  await expect(squareMetres(partner)).toHaveValue("48,5");
});

test("works by keyboard, and says the result once the visitor pauses", async ({ page }) => {
  await open(page, "/offerte-aanvragen");
  await section(page).getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(tile(page, "Buitenmuur stucen")).toBeChecked();
  await expect(tile(page, "Ik weet de m²")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(tile(page, "Woning, ouder dan 2 jaar")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tile(page, "nieuwe afwerklaag")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tile(page, "Ik weet de m²")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("48");
  await expect(announced(page)).toHaveText(
    /^Buitenmuur stucen, nieuwe afwerklaag, 48\sm²: €\s2\.150 tot €\s3\.850 inclusief 9% btw/,
  );
});

test("a number that is none is explained at its field", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=binnenmuur-stucen");
  await squareMetres(page).fill("veel");
  await expect(squareMetres(page)).toHaveAccessibleDescription(/Vul een getal in/);
  await expect(result(page)).toHaveCount(0);
});

test("what was chosen and typed before the script came still counts", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/PriceIndication*.js", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/offerte-aanvragen");
  await tile(page, "Gevel stucen").check();
  await squareMetres(page).pressSequentially("40");
  release();
  await expect(result(page)).toContainText(/€\s1\.000 tot €\s1\.600/);
  await expect(squareMetres(page)).toHaveValue("40");
  await expect(page).toHaveURL(/dienst=gevel-stucen&m2=40/);
});

test("goes to the partner by the phone's own sharing, or as a copied address", async ({ page, context }) => {
  const share = () => result(page).getByRole("button", { name: "Deel deze berekening" }).click();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
  });
  await open(page, "/offerte-aanvragen?dienst=gevel-stucen&m2=40");
  await share();
  await expect(result(page).getByRole("status")).toHaveText("Link gekopieerd");
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

test("a result prints on one page", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=binnenmuur-stucen&onderdeel=wanden-en-plafonds&m2=120");
  await expect(result(page)).toBeVisible();
  const pdf = await page.pdf({
    format: "A4",
    margin: { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" },
  });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a result has nothing that hinders", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/offerte-aanvragen?dienst=binnenmuur-stucen&m2=120");
  await expect(result(page)).toBeVisible();
  expect(await violations(page, "#prijsindicatie")).toEqual([]);
});

test("when the tariff cannot be had, it says so and the form still works", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/prijsindicatie.json", (route) => route.abort());
  await open(page, "/offerte-aanvragen?dienst=gevel-stucen&m2=40");
  await expect(section(page).getByRole("alert")).toContainText("De berekening laadt niet.");
  await expect(field(page, "service")).toHaveValue("gevel-stucen");
});
