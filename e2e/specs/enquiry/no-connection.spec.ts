import type { Page } from "@playwright/test";
import { contact, type EnquiryForm, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { type ExpectConsole, expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

test.describe("without a connection", () => {
  const sendAgain = (page: Page) => page.getByRole("button", { name: contact.offline.send });

  /** Presses the button without a connection; returns what was posted. */
  async function sendOffline(page: Page, form: EnquiryForm, expectConsole: ExpectConsole) {
    // The browser's message about a picture that was still loading.
    expectConsole(/ERR_INTERNET_DISCONNECTED/, { optional: true });
    await form.open("/contact");
    const posted = await form.answerWith();
    await form.fillIn(shortAnswers);
    await expect(form.island).toHaveCount(0);
    // The script that sends may load after the form's own.
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await form.submitButton.click();
    await expect(form.failure).toBeFocused();
    return posted;
  }

  test("an enquiry is not sent, and says that it waits", async ({ page, form, expectConsole }) => {
    const posted = await sendOffline(page, form, expectConsole);
    await expect(form.failure).toContainText(contact.offline.waiting);
    await expect(form.toasts).toContainText(contact.failure);
    await expect(sendAgain(page)).toHaveCount(0);
    expect(posted).toEqual([]);
  });

  test("an enquiry may be sent as soon as the connection is back, and not by itself", async ({
    page,
    form,
    expectConsole,
  }) => {
    const posted = await sendOffline(page, form, expectConsole);
    await page.context().setOffline(false);
    await expect(form.failure).toContainText(contact.offline.back);
    await expect(sendAgain(page)).toBeVisible();
    expect(posted).toEqual([]);
  });

  test("when the connection is lost again, the send button goes, and the focus stays in its message", async ({
    page,
    form,
    expectConsole,
  }) => {
    await sendOffline(page, form, expectConsole);
    await page.context().setOffline(false);
    await sendAgain(page).focus();
    await page.context().setOffline(true);
    await expect(sendAgain(page)).toHaveCount(0);
    await expect(form.failure).toBeFocused();
  });

  test("an enquiry keeps its reference until it is sent", async ({ page, form, expectConsole }) => {
    const posted = await sendOffline(page, form, expectConsole);
    const reference = await form.shownReference();
    await page.context().setOffline(false);
    await sendAgain(page).click();
    await expect(form.confirmation()).toBeVisible();
    expect(posted.map((params) => params.reference)).toEqual([reference]);
  });
});
