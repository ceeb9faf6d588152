import type { Page } from "@playwright/test";
import { violations } from "#tests/support/axe.ts";
import { fullAnswers } from "#tests/support/enquiry-form.ts";
import { banner, hold, reopen, roomBetween } from "#tests/support/shell-steps.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

test.use(atRest);

test("the panel goes from a rate to a range, with what is in it", async ({ page, form }) => {
  const panel = form.pricePanel;
  const arrive = await hold(page, "**/QuoteForm*.js");
  await form.open("/offerte-aanvragen");
  // What was chosen before the script loaded counts.
  await form.tile("Binnenmuur stucen").check();
  arrive();
  await expect(panel).toContainText(
    /vanaf\s*€\s13,63\s*per m² inclusief 9% btw\s*€\s12,50 exclusief btw/,
  );
  const below = page.getByText("Weet u het niet?");
  const place = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await place();
  await form.field("squareMeters").fill("veel");
  await expect(panel).toContainText("een getal in, bijvoorbeeld 48 of 48,5");
  await form.field("squareMeters").fill("48");
  await expect(panel).toContainText(/€\s650 tot €\s1\.550\s*inclusief 9% btw/);
  await expect(form.field("squareMeters")).toHaveAccessibleDescription(
    /^48\sm²: €\s650 tot €\s1\.550 incl\. btw\. Een schatting is genoeg\.$/,
  );
  expect(await place(), "the amount below the size moves nothing").toBe(before);
  await expect(panel).toContainText("Het verschil zit in: ondergrond, afwerking.");
  // The range is announced once the visitor pauses.
  const spoken = page
    .getByRole("status")
    .filter({ hasText: /^Binnenmuur stucen.* €\s650 tot €\s1\.550/ });
  await expect(spoken).toHaveCount(1);

  for (const answer of ["Behang, haal het eraf", "Kale steen", "Verf, sausklaar", "Een trapgat"]) {
    // The words of a tile are above its control.
    await page.getByRole("radio", { name: answer }).check({ force: true });
  }
  await panel.locator("summary", { hasText: "Zo komt het bedrag tot stand" }).click();
  const primer = panel.getByRole("row", { name: "Grondlaag op kale steen 48 m² × € 17,50" });
  await expect(primer).toContainText("€ 840");
  await expect(panel).not.toContainText("Nog open");
  await expect(panel).toContainText("Het bedrag staat vast als Wim het werk heeft gezien");
  expect(await violations(page)).toEqual([]);
});

test("a price is in view of a low screen, and printed alone, with its day", {
  tag: "@chromium",
}, async ({ page, form }) => {
  const panel = form.pricePanel;
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await page.setViewportSize({ width: 1366, height: 650 });
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await expect(panel).toContainText("Nog open");
  await form.field("message").scrollIntoViewIfNeeded();
  await expect(panel).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: "print" });
  await expect(form.field("name")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(panel.getByRole("row", { name: "Samen inclusief btw" })).toBeVisible();
  await expect(panel.getByRole("button")).toHaveCount(0);
  await expect(panel).toContainText("Berekend op 10 februari 2027");
  await expect(page.getByRole("banner")).toContainText("Kalk & Kwast");
  await expect(page.getByRole("contentinfo")).toContainText("010-0000000");
  await expect(page.getByRole("contentinfo").getByRole("list")).toHaveCount(0);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  const line = (page: Page) => page.locator("main form button").filter({ hasText: /Meer|Waarom/ });

  test("five taps lead from home to a range, which the enquiry tells", async ({ page, form }) => {
    await page.goto("/");
    await banner(page).getByRole("button", { name: "Alleen noodzakelijk" }).tap();
    await page.locator("main a[href^='/offerte']").first().tap();
    await expect(form.tile("Binnenmuur stucen")).toBeInViewport();
    await expect(form.pricePanel, "without a choice there is nothing to say").toBeHidden();
    await expect(line(page)).toBeHidden();
    await page.locator("label").filter({ hasText: "Binnenmuur stucen" }).tap();
    await expect(line(page)).toContainText("13,63");
    await form.field("squareMeters").tap();
    await page.keyboard.type("48");
    await expect(line(page)).toContainText(/€\s650 tot €\s1\.550/);

    await expect(line(page)).toBeInViewport({ ratio: 1 });
    await expect(reopen(page)).toBeVisible();
    await form.field("email").focus();
    await expect(form.field("email")).toBeInViewport({ ratio: 1 });
    for (const covered of [reopen(page), form.field("email")]) {
      await expect.poll(() => roomBetween(covered, line(page))).toBeGreaterThanOrEqual(0);
    }
    await form.submitButton.scrollIntoViewIfNeeded();
    await expect
      .poll(() => roomBetween(line(page), form.field("privacy")))
      .toBeGreaterThanOrEqual(0);
    await line(page).tap();
    await expect(form.pricePanel).toBeInViewport({ ratio: 0.9 });
    await form.pricePanel.getByRole("button", { name: "Prijsindicatie sluiten" }).tap();
    await expect(line(page)).toBeFocused();

    const { service, squareMeters, ...person } = fullAnswers;
    const posted = await form.answerWith();
    await form.fillIn(person);
    await form.submitButton.tap();
    await expect(form.confirmation()).toBeVisible();
    expect(posted[0]).toMatchObject({
      service: "binnenmuur-stucen",
      work_part: "alleen de wanden",
      square_meters: "48",
      price_indication: expect.stringMatching(
        /^€\s650 tot €\s1\.550 inclusief 9% btw\n.*exclusief btw\nBinnenmuur stucen, alleen de wanden, 48\sm²\n/,
      ),
    });
  });
});
