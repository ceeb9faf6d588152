import { contact as contactPage } from "#data/pages/contact.ts";
import { contact, forms, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
import { firm } from "#e2e/helpers/firm.ts";
import { expect, test } from "#e2e/helpers/test.ts";

for (const { path, answers, texts } of forms) {
  test(`the confirmation on ${path} stands alone and gives way`, async ({ page, form }) => {
    const { sent } = texts;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await form.open(path);
    await form.answerWith();
    await form.send(answers);
    const confirmation = form.confirmation();
    await expect(confirmation).toBeInViewport();
    expect(asked, "what only files need is not fetched").not.toContain("/aanvraag-bestanden.json");
    await expect(page.getByRole("heading", { name: contactPage.data.form.heading })).toHaveCount(0);
    const steps = page.getByRole("listitem").filter({ hasText: sent.next[0]?.what ?? "" });
    await expect(steps).toBeVisible();
    // Once the toast has come in and the page has stopped.
    await expect(async () => {
      const toast = await form.toasts.boundingBox();
      const words = await confirmation.boundingBox();
      expect(toast && words && toast.y + toast.height <= words.y).toBe(true);
    }).toPass({ timeout: 3_000 });
    await page.getByRole("button", { name: sent.again }).click();
    await expect(form.field("name")).toHaveValue("");
    await expect(form.field("privacy")).not.toBeChecked();
  });
}

test("the confirmation of a message stays while the visitor points at it", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await form.open("/contact");
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
  await page.clock.install();
  await form.open("/contact");
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
