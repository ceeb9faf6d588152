import type { Page } from "@playwright/test";
import { fullAnswers } from "#tests/support/enquiry-form.ts";
import { atRest } from "#tests/support/launch.ts";
import { roomBetween } from "#tests/support/room-between.ts";
import { banner, reopen } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";
import { drawButton, drawing, wall } from "./wall-steps.ts";

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
    await expect(line(page)).toContainText(/€\s650 tot €\s1\.550/);
  });

  test("an enquiry includes what was filled in for the price, and the price", async ({ form }) => {
    const { service, squareMeters, ...person } = fullAnswers;
    await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
    await expect(form.pricePanel).toContainText("inclusief 9% btw");
    const posted = await form.answerWith();
    await form.fillIn(person);
    await form.submitButton.tap();
    await expect(form.confirmation()).toBeVisible();
    expect(posted[0]).toMatchObject({
      service: "binnenmuur-stucen",
      work_part: "alleen de wanden",
      square_meters: "48",
      message: fullAnswers.message,
      price_indication: expect.stringMatching(
        /^€\s650 tot €\s1\.550 inclusief 9% btw\n.*exclusief btw\nBinnenmuur stucen, alleen de wanden, 48\sm²\n/,
      ),
    });
  });

  test("the line with the price covers nothing, and opens the panel", async ({ page, form }) => {
    await page.goto("/offerte-aanvragen?dienst=gevel-stucen&m2=40");
    await banner(page).getByRole("button", { name: "Alleen noodzakelijk" }).tap();
    await expect(line(page)).toBeInViewport({ ratio: 1 });
    await expect(reopen(page)).toBeVisible();
    await expect.poll(() => roomBetween(reopen(page), line(page))).toBeGreaterThanOrEqual(0);
    await form.field("email").focus();
    await expect.poll(() => roomBetween(form.field("email"), line(page))).toBeGreaterThanOrEqual(0);
    await expect(form.field("email")).toBeInViewport({ ratio: 1 });
    await form.submitButton.scrollIntoViewIfNeeded();
    await expect
      .poll(() => roomBetween(line(page), form.field("privacy")))
      .toBeGreaterThanOrEqual(0);

    await line(page).tap();
    await expect(form.pricePanel).toBeInViewport({ ratio: 0.9 });
    await expect(form.pricePanel).toContainText(/€\s1\.950 tot €\s3\.750/);
    await form.pricePanel.getByRole("button", { name: "Prijsindicatie sluiten" }).tap();
    await expect(line(page)).toBeFocused();

    // The keyboard of the phone opens.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, "height", { value: 400, configurable: true });
      visualViewport?.dispatchEvent(new Event("resize"));
    });
    await expect(line(page)).toBeHidden();
  });

  test("the first screen has six kinds of work, and the line comes with the first choice", async ({
    page,
    form,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await form.open("/offerte-aanvragen");
    await expect(form.pricePanel, "without a choice there is nothing to say").toBeHidden();
    for (const name of ["Binnenmuur stucen", "Sierpleister", "Nieuwbouw stucen", "Schilderwerk"]) {
      await expect(page.locator("label").filter({ hasText: name })).toBeInViewport({ ratio: 1 });
    }
    await expect(line(page)).toBeHidden();
    await page.locator("label").filter({ hasText: "Gevel stucen" }).tap();
    await expect(line(page)).toContainText("27,25");
  });

  test("a wall that is drawn comes into view, and takes the place of the line", async ({
    page,
    form,
  }) => {
    await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
    await expect(line(page)).toBeVisible();
    await drawButton(page).tap();
    await expect(drawing(page)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await wall(page).boundingBox())?.y, "below the bar")
      .toBeLessThan(120);
    await expect(line(page)).toBeHidden();
    await wall(page).getByRole("button", { name: "Gebruik 10,4 m²" }).tap();
    await expect(line(page)).toContainText("381,50");
  });
});
