import { ownFreeWeek } from "#data/firm/free-week.ts";
import {
  addressOf,
  contact,
  fullAnswers,
  quote,
  shortAnswers,
} from "#tests/support/enquiry-form.ts";
import { firm } from "#tests/support/firm.ts";
import { atRest } from "#tests/support/launch.ts";
import { roomBetween } from "#tests/support/room-between.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test("the confirmation of a quote request takes the place of the form, and stays", async ({
  page,
  form,
}) => {
  const requestedPaths: string[] = [];
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
  await form.openPaused("/offerte-aanvragen");
  await form.answerWith();
  const reference = await form.sendWell(fullAnswers);
  await expect(form.confirmation()).toBeFocused();
  await expect(form.confirmation()).toBeInViewport();
  await expect(form.field("name")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 }), "the page's only title").toBeFocused();
  await expect(form.pricePanel).toBeHidden();
  const asked = page.getByRole("region", { name: quote.afterSending.asked });
  await expect(asked).toContainText(fullAnswers.squareMeters);
  await expect(asked).toContainText(quote.options.projectType.appartement);
  const sent = page.locator("[data-sent]");
  await expect(sent).toContainText(fullAnswers.email);
  await expect(sent).toContainText(fullAnswers.phone);
  await expect(sent, "no files were chosen").not.toContainText(quote.afterSending.rows.files);
  const free = ownFreeWeek();
  if (free) {
    await expect(page.locator("[data-sent]")).toContainText(free.heading);
  }
  if (firm.whatsapp) {
    const chat = await addressOf(page.locator("[data-sent]"), quote.failed.whatsapp);
    expect(chat.searchParams.get("text")).toContain(reference);
  }
  const [{ what } = { what: "" }] = quote.sent.next;
  await expect(page.getByRole("listitem").filter({ hasText: what })).toBeVisible();
  expect(requestedPaths.filter((path) => path.includes("prepare-file"))).toEqual([]);

  await expect(form.toasts).toHaveText(quote.success);
  await expect.poll(() => roomBetween(form.toasts, form.confirmation())).toBeGreaterThanOrEqual(0);
  // The pointer must not rest on the toast, because that stops its clock.
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_999);
  await expect(form.toasts).toHaveText(quote.success);
  await page.clock.runFor(1);
  await expect(form.toasts).toHaveText("");
  await page.clock.runFor(60_000);
  await expect(form.confirmation()).toBeVisible();

  await page.getByRole("button", { name: quote.sent.again }).click();
  await expect(form.field("service").first()).toBeFocused();
  await expect(form.field("name")).toHaveValue("");
  await expect(form.field("privacy")).not.toBeChecked();

  await page.getByRole("button", { name: quote.sameVisitor }).click();
  await expect(form.field("name")).toBeFocused();
  await expect(form.field("city")).toHaveValue(fullAnswers.city);
  await expect(form.field("message")).toHaveValue("");
  await expect(page.getByRole("button", { name: quote.sameVisitor })).toHaveCount(0);
});

test("the confirmation of a message gives way to an empty form when nobody is at it", async ({
  page,
  form,
}) => {
  await form.openPaused("/contact");
  await form.answerWith();
  const reference = await form.sendWell(shortAnswers);
  await expect(form.confirmation()).toBeFocused();
  await expect(form.confirmation()).toBeInViewport();
  await expect(form.field("name")).toHaveCount(0);
  await expect(page.locator("[data-sent]")).toContainText(shortAnswers.email);
  await expect(page.locator("[data-sent]")).toContainText(shortAnswers.phone);

  await expect(form.toasts).toHaveText(contact.success);
  await expect.poll(() => roomBetween(form.toasts, form.confirmation())).toBeGreaterThanOrEqual(0);
  // The pointer must not rest on what disappears, because that stops its clock.
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_999);
  await expect(form.toasts).toHaveText(contact.success);
  await page.clock.runFor(1);
  await expect(form.toasts).toHaveText("");
  await page.clock.runFor(999);
  await expect(form.confirmation()).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.confirmation()).toHaveCount(0);

  await expect(page.locator("form:focus"), "the focus stays in its place").toHaveCount(1);
  await expect(form.field("name")).toHaveValue("");
  await expect(form.field("privacy")).not.toBeChecked();

  // It stays while the visitor is at it.
  expect(await form.sendWell(shortAnswers), "the number of the next one").not.toBe(reference);
  await expect(form.confirmation()).toBeFocused();
  await form.confirmation().hover();
  await page.clock.runFor(20_000);
  await expect(form.confirmation()).toBeVisible();
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  const again = page.getByRole("button", { name: contact.sent.again });
  await expect(again).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(form.confirmation()).toBeVisible();
  await page.getByRole("link", { name: firm.email }).first().focus();
  await page.clock.runFor(5_000);
  await expect(form.confirmation()).toHaveCount(0);

  // The Enter key shows the focus that the page gives, which the visitor did not move.
  await form.fillIn(shortAnswers);
  await form.field("name").press("Enter");
  await expect(form.confirmation()).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(form.confirmation()).toHaveCount(0);

  await form.send(shortAnswers);
  await again.press("Enter");
  await expect(form.field("name")).toBeFocused();
  await expect(form.field("name")).toHaveValue("");
});
