import { fill } from "#data/format/fill.ts";
import { contact, forms, fullAnswers, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
import { firm } from "#e2e/helpers/firm.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

/** The field that each form begins with. */
const firstField = { contact: "name", quote: "service" };

for (const { path, name, answers, texts } of forms) {
  test(`the confirmation on ${path} takes the place of the form`, async ({ form }) => {
    await form.open(path);
    await form.answerWith();
    await form.send(answers);
    await expect(form.confirmation()).toBeInViewport();
    await expect(form.field("name")).toHaveCount(0);
  });

  test(`the confirmation on ${path} says what comes next`, async ({ page, form }) => {
    await form.open(path);
    await form.answerWith();
    await form.send(answers);
    const steps = page.getByRole("listitem").filter({ hasText: texts.sent.next[0]?.what ?? "" });
    await expect(steps).toBeVisible();
  });

  test(`the toast on ${path} covers no word of the confirmation`, async ({ page, form }) => {
    await form.open(path);
    await form.answerWith();
    await form.send(answers);
    await expect(form.confirmation()).toBeInViewport();
    // Once the toast has appeared and the page has stopped scrolling.
    await expect(async () => {
      const toast = await form.toasts.boundingBox();
      const words = await form.confirmation().boundingBox();
      expect(toast && words && toast.y + toast.height <= words.y).toBe(true);
      await expect(page.getByText(texts.success)).toBeVisible();
    }).toPass({ timeout: 3_000 });
  });

  test(`the confirmation on ${path} gives way to an empty form`, async ({ page, form }) => {
    await form.open(path);
    await form.answerWith();
    await form.send(answers);
    await page.getByRole("button", { name: texts.sent.again }).click();
    await expect(form.field(firstField[name]).first()).toBeFocused();
    await expect(form.field("name")).toHaveValue("");
    await expect(form.field("privacy")).not.toBeChecked();
  });
}

test("the confirmation of a quote request has the focus, and stays", async ({ page, form }) => {
  await form.openPaused("/offerte-aanvragen");
  await form.answerWith();
  await form.send(fullAnswers);
  await expect(form.confirmation()).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(form.confirmation()).toBeVisible();
});

for (const { path, answers, texts, seconds } of [
  { ...forms[0], seconds: 4 },
  { ...forms[1], seconds: 6 },
]) {
  test(`the toast of a success on ${path} goes after ${seconds} seconds`, async ({
    page,
    form,
  }) => {
    await form.openPaused(path);
    await form.answerWith();
    await form.send(answers);
    await expect(form.toasts).toHaveText(texts.success);
    // The pointer must not rest on it, because that stops its clock.
    await page.mouse.move(0, 0);
    await page.clock.runFor(seconds * 1_000 - 1);
    await expect(form.toasts).toHaveText(texts.success);
    await page.clock.runFor(1);
    await expect(form.toasts).toHaveText("");
  });
}

test("the confirmation of a message has the focus, and gives way after five seconds", async ({
  page,
  form,
}) => {
  await form.openPaused("/contact");
  await form.answerWith();
  await form.send(shortAnswers);
  await expect(form.confirmation()).toBeFocused();
  // The pointer must not rest on it, because that stops its clock.
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_999);
  await expect(form.confirmation()).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.confirmation()).toHaveCount(0);
});

test("after the confirmation of a message the form is empty, and names the last one", async ({
  page,
  form,
}) => {
  await form.openPaused("/contact");
  await form.answerWith();
  const reference = await form.sendWell(shortAnswers);
  await page.clock.runFor(5_000);
  await expect(form.field("name")).toHaveValue("");
  await expect(page.getByText(fill(contact.received, { reference }))).toBeFocused();
});

test("an enquiry without files fetches nothing that only files need", async ({ page, form }) => {
  const requestedPaths: string[] = [];
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
  await form.open("/offerte-aanvragen");
  await form.answerWith();
  await form.send(fullAnswers);
  await expect(form.confirmation()).toBeVisible();
  expect(requestedPaths).not.toContain("/aanvraag-bestanden.json");
});

test("the confirmation of a message stays while the visitor points at it", async ({
  page,
  form,
}) => {
  await form.openPaused("/contact");
  await form.answerWith();
  await form.send(shortAnswers);
  await form.confirmation().hover();
  await page.clock.runFor(20_000);
  await expect(form.confirmation()).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(form.confirmation()).toHaveCount(0);
});

test("the confirmation of a message stays while the focus is on its button", async ({
  page,
  form,
}) => {
  await form.openPaused("/contact");
  await form.answerWith();
  await form.send(shortAnswers);
  await expect(form.confirmation()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: contact.sent.again })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(form.confirmation()).toBeVisible();
  await page.getByRole("link", { name: firm.email }).first().focus();
  await page.clock.runFor(5_000);
  await expect(form.confirmation()).toHaveCount(0);
});
