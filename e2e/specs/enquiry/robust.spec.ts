import type { Page } from "@playwright/test";
import { site } from "../../../src/content/business/site.ts";
import { expect, test } from "../../helpers/test.ts";
import { violations } from "../../helpers/axe.ts";
import { hold } from "../../helpers/shell-steps.ts";
import {
  answerWith,
  contact,
  failure,
  field,
  fillIn,
  fullAnswers,
  open,
  picture,
  quote,
  shortAnswers,
  submitButton,
  wayOut,
} from "../../helpers/enquiry-steps.ts";

/** Marks the page with the address a form is submitted to. */
async function watchSubmits(page: Page) {
  await page.addInitScript(() => {
    const keep = (form: HTMLFormElement) => {
      document.documentElement.dataset["submitted"] = form.action;
    };
    HTMLFormElement.prototype.submit = function () {
      keep(this);
    };
    addEventListener("submit", (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      keep(event.target as HTMLFormElement);
    });
  });
}

test("a form submitted before its script fails to arrive, or after that, leads to the mail program", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await watchSubmits(page);
  await page.route(/ContactForm/, (route) => route.abort());
  const fail = await hold(page, /ContactForm/);
  await open(page, "/contact");
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  fail();
  const submitted = page.locator(`html[data-submitted^="mailto:${site.sending.contact.recipient}"]`);
  await expect(submitted).toBeAttached();
  await expect(field(page, "name")).toHaveValue(shortAnswers.name);

  await page.evaluate(() => delete document.documentElement.dataset["submitted"]);
  await submitButton(page).click();
  await expect(submitted).toBeAttached();
});

test("an enquiry that cannot be sent for want of script has its ways out, and may be tried again", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route(/_astro\/send\./, (route) => route.abort());
  await open(page, "/contact");
  const posted = await answerWith(page, 200, "OK");
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  await expect(failure(page)).toContainText(contact.failure);
  await expect(wayOut(failure(page))).toHaveAttribute("href", /Fatima/);
  await page.unroute(/_astro\/send\./);
  await page.getByRole("button", { name: contact.failed.retry }).click();
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeVisible();
  expect(posted).toHaveLength(1);
});

test("every state of a form is accessible", async ({ page, expectConsole }) => {
  expectConsole(/status of 500/);
  // The whole page is analysed once for each state.
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/offerte-aanvragen");
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await answerWith(page, 500);
  await fillIn(page, fullAnswers);
  const photo = { name: "gevel.jpg", mimeType: "image/jpeg", buffer: await picture("#888") };
  const list = { name: "lijst.txt", mimeType: "text/plain", buffer: Buffer.from("a") };
  await field(page, "files").setInputFiles([photo, list]);
  await expect(page.getByText(list.name)).toBeVisible();
  await submitButton(page).click();
  await expect(failure(page)).toContainText(quote.failure);
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole("button", { name: contact.draft.clear })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.unrouteAll();
  await answerWith(page, 200, "OK");
  await fillIn(page, {});
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: quote.sent.heading })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});
