import { faq } from "#data/questions/questions.ts";
import { consentTexts } from "#data/shell/shell.ts";
import { shortAnswers } from "#tests/support/enquiry-form.ts";
import { banner, openBeforeScripts, withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// Nothing is lost of what a visitor does before the scripts of a page have loaded.

test("a form that is submitted before its script loads is sent once it has loaded", async ({
  page,
  form,
}) => {
  await withConsent(page);
  const release = await openBeforeScripts(page, "/contact");
  const posted = await form.answerWith(200);
  await form.fillIn(shortAnswers);
  await form.submitButton.click();
  await expect(page).toHaveURL(/contact$/);
  expect(posted).toEqual([]);
  release();
  await expect(form.confirmation()).toBeVisible();
  expect(posted).toHaveLength(1);
});

test("a button that is pressed before the form's script loads works once it has loaded", async ({
  page,
}) => {
  await withConsent(page);
  const release = await openBeforeScripts(page, "/offerte-aanvragen");
  const draw = page.locator("main form button[aria-controls]");
  await draw.click();
  release();
  await expect(async () => {
    const opened = page.locator(`[id="${await draw.getAttribute("aria-controls")}"]`);
    await expect(opened).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("the banner and the search work on a page whose scripts load late", async ({ page }) => {
  const release = await openBeforeScripts(page, "/faq");
  await page.getByRole("button", { name: consentTexts.data.accept }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("searchbox").fill("xyzzy");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(/zoek=xyzzy/);
  await expect(page.getByRole("status")).toHaveText(faq.data.emptyTitle);
});
