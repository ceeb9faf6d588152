import { faq } from "@contractor/core/facts/questions/questions.ts";
import { consentTexts, shell } from "@contractor/core/facts/shell/shell.ts";
import { siteUrl } from "#tests/support/addresses.ts";
import { shortAnswers } from "#tests/support/enquiry-form.ts";
import { banner, hold, openBeforeScripts, withConsent } from "#tests/support/shell-steps.ts";
import { expectStill, nextPaint, recordShifts } from "#tests/support/shifts.ts";
import { expect, test } from "#tests/support/test.ts";

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
]) {
  test(`style sheets that come late move nothing at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await recordShifts(page);
    for (const path of ["/", "/faq", "/offerte-aanvragen"]) {
      // The sheet for the first screen, and that of the whole page.
      const html = await (await fetch(siteUrl + path)).text();
      const sheets = html.matchAll(/rel="stylesheet" href="(\/_astro\/page[^"]+)"/g);
      const [first = "", whole = ""] = Array.from(sheets, ([, sheet]) => sheet);
      const releaseFirst = await hold(page, `**${first}`);
      const releaseWhole = await hold(page, `**${whole}`);
      await page.goto(path, { waitUntil: "commit" });
      await expect(banner(page)).toBeVisible();
      releaseFirst();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await nextPaint(page);
      releaseWhole();
      await page.waitForLoadState();
      await expectStill(page, path);
    }
  });
}

// Nothing is lost of what a visitor does before the scripts of a page have loaded.

test("what is pressed before a form's script works once it has come", async ({ page, form }) => {
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

test("banner, menu and search need no file with a script", async ({ page }) => {
  await openBeforeScripts(page, "/faq");
  await page.getByRole("button", { name: consentTexts.data.accept }).click();
  await expect(banner(page)).toBeHidden();
  await page.locator("header summary").press("Enter");
  const last = page.getByRole("link", { name: shell.data.header.allServices });
  await expect(last.first()).toBeVisible();
  await page.getByRole("searchbox").fill("xyzzy");
  await expect(page.getByRole("status")).toHaveText(faq.data.emptyTitle);
});
