import { site } from "#data/business/site.ts";
import { enquiryProps } from "#data/texts/enquiry-props.ts";
import { violations } from "#e2e/helpers/axe.ts";
import { acceptedText, openForm, photo, texts } from "#e2e/helpers/enquiry-files.ts";
import { contact, fullAnswers, quote, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test("a form whose script fails leads to the mail program", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Error hydrating/);
  // Marks the page with the address that the form is submitted to.
  await page.addInitScript(() => {
    HTMLFormElement.prototype.submit = function () {
      document.documentElement.dataset.submitted = this.action;
    };
    addEventListener("submit", (event) => {
      if (event.defaultPrevented) {
        return;
      }
      event.preventDefault();
      (event.target as HTMLFormElement).submit();
    });
  });
  await page.route(/ContactForm/, (route) => route.abort());
  const fail = await hold(page, /ContactForm/);
  await form.open("/contact");
  await form.send(shortAnswers);
  fail();
  const submitted = page.locator(
    `html[data-submitted^="mailto:${site.data.sending.contact.recipient}"]`,
  );
  await expect(submitted).toBeAttached();
  await expect(form.field("name")).toHaveValue(shortAnswers.name);

  await page.evaluate(() => delete document.documentElement.dataset.submitted);
  await form.submitButton.click();
  await expect(submitted).toBeAttached();
});

test("an error while a form is being sent counts as a failure, and keeps everything", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/getRandomValues/);
  await form.open("/contact");
  const posted = await form.answerWith();
  await form.fillIn(shortAnswers);
  await expect(form.island).toHaveCount(0);
  // A browser without a source of random numbers.
  await page.evaluate(() => Object.defineProperty(window, "crypto", { value: undefined }));
  await form.submitButton.click();
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(contact.failure);
  await expect(form.field("name")).toHaveValue(shortAnswers.name);
  await expect(form.submitButton).toBeEnabled();
  expect(posted).toEqual([]);
});

test("files can be chosen again after their script could not be fetched", async ({
  page,
  form,
  expectConsole,
}) => {
  test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");
  expectConsole(/ERR_FAILED/);
  // Some browsers remember that an address failed for as long as a page is open.
  await page.route(/_astro\/uploads-module\.[^?]*$/, (route) => route.abort());
  await openForm(form);
  await form.field("files").setInputFiles([await photo("voor.jpg", 8)]);
  await expect(page.getByRole("alert")).toHaveText(texts.failed);
  await form.field("files").focus();
  await page.keyboard.press("Tab");
  await form.field("files").focus();
  await expect(page.getByText(acceptedText(1))).toBeVisible();
  await expect(page.getByText(texts.failed)).toHaveCount(0);
});

test("files whose script could not be fetched are ready when the connection is back", async ({
  page,
  context,
  form,
  expectConsole,
}) => {
  test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");
  expectConsole(/ERR_FAILED/);
  await page.route(/_astro\/uploads-module\.[^?]*$/, (route) => route.abort());
  await openForm(form);
  await form.field("files").setInputFiles([await photo("voor.jpg", 8)]);
  await expect(page.getByRole("alert")).toHaveText(texts.failed);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(acceptedText(1))).toBeVisible();
  await expect(page.getByText(texts.failed)).toHaveCount(0);
});

test.describe("a form is accessible", () => {
  test.use(atRest);

  test("with messages under its fields", async ({ page, form }) => {
    await form.open("/offerte-aanvragen");
    await form.submitButton.click();
    await expect(page.getByRole("alert")).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });

  test("after a failure, with a file that is refused", async ({ page, form }) => {
    await form.open("/offerte-aanvragen");
    await form.answerWith(500);
    await form.fillIn(fullAnswers);
    const list = { name: "lijst.txt", mimeType: "text/plain", buffer: Buffer.from("a") };
    await form.field("files").setInputFiles([await photo("gevel.jpg", 8), list]);
    await expect(page.getByText(list.name)).toBeVisible();
    await form.submitButton.click();
    await expect(form.failure).toContainText(quote.failure);
    expect(await violations(page)).toEqual([]);
  });

  test("with a draft that came back", async ({ page, form }) => {
    await form.open("/offerte-aanvragen");
    await form.fill(fullAnswers);
    await expect.poll(() => page.localStorage.getItem("enquiry-draft:quote")).not.toBeNull();
    await page.reload();
    await expect(page.getByRole("button", { name: contact.draft.clear })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("with its confirmation", async ({ page, form }) => {
    await form.open("/offerte-aanvragen");
    await form.answerWith();
    await form.send(fullAnswers);
    await expect(form.confirmation()).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });
});
