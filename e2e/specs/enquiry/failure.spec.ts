import type { Page } from "@playwright/test";
import { expect, test } from "../../helpers/test.ts";
import {
  answer,
  answerWith,
  contact,
  failure,
  field,
  fillIn,
  formIsland,
  fullAnswers,
  open,
  quote,
  sendPath,
  shortAnswers,
  shownReference,
  submitButton,
  toasts,
  before,
} from "../../helpers/enquiry-steps.ts";
import { firm, telephone } from "../../helpers/firm.ts";

const forms = [
  { path: "/contact", answers: shortAnswers, text: contact.failure },
  { path: "/offerte-aanvragen", answers: fullAnswers, text: quote.failure },
];

async function expectFailure(
  page: Page,
  text: string,
  answers: Record<string, string>,
  toast = text,
): Promise<void> {
  await expect(failure(page)).toBeFocused();
  await expect(failure(page)).toContainText(text);
  await expect(toasts(page)).toHaveText(toast);
  await expect(submitButton(page)).toBeEnabled();
  for (const [name, given] of Object.entries(answers)) await expect(answer(page, name)).toHaveValue(given);
  await expect(field(page, "privacy")).toBeChecked();
}

for (const { path, answers, text } of forms) {
  test(`${path} stays as it was when the mail service refuses, whatever its status`, async ({
    page,
    expectConsole,
  }) => {
    await open(page, path);
    await fillIn(page, answers);
    for (const status of [429, 500]) {
      await test.step(`status ${status}`, async () => {
        expectConsole(new RegExp(`status of ${status}`));
        const posted = await answerWith(page, status, "technical words");
        await submitButton(page).click();
        await expect(failure(page)).toContainText(contact.failed.status.replace("{status}", `${status}`));
        // Of the contact form the service's own message is shown, where there is one.
        const refusal = contact.refused.replace("{status}", `${status}`);
        await expectFailure(page, text, answers, path === "/contact" ? refusal : text);
        await expect(page.getByText("technical words")).toHaveCount(0);
        expect(posted).toHaveLength(1);
        await page.unroute(sendPath);
      });
    }
  });
}

test("a message gives up on a silent mail service after fifteen seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "/contact");
  await page.route(sendPath, () => {});
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(12_000);
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(3_000);
  await expectFailure(page, contact.failure, shortAnswers);
});

test("a quote request survives a broken connection", async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await open(page, "/offerte-aanvragen");
  await page.route(sendPath, (route) => route.abort());
  await fillIn(page, fullAnswers);
  await submitButton(page).click();
  await expectFailure(page, quote.failure, fullAnswers);
  await expect(failure(page).getByText(before(contact.reference))).toHaveText(/ [A-Z]+-[2-9A-Z]{8}\.$/);
});

test("the ways out carry everything that was typed, also afterwards", async ({ page, expectConsole }) => {
  expectConsole(/status of 500/);
  await open(page, "/offerte-aanvragen");
  await answerWith(page, 500);
  await fillIn(page, fullAnswers);
  await submitButton(page).click();
  await expect(failure(page)).toBeVisible();
  const reference = await shownReference(page);
  await field(page, "city").fill("Schiedam");

  const { message, ...rest } = { ...fullAnswers, city: "Schiedam" };
  const chosen = (name: string, value: string) =>
    (quote.options as Record<string, Record<string, string>>)[name]?.[value] ?? value;
  const labels = quote.fields as Record<string, string>;
  const lines = [
    quote.subject,
    ...Object.entries(rest).map(([name, value]) => `${labels[name]}: ${chosen(name, value)}`),
    ...message.split("\n"),
    quote.failed.reference.replace("{reference}", reference),
  ];
  const link = async (name: string) =>
    new URL((await failure(page).getByRole("link", { name }).getAttribute("href")) ?? "");
  const mail = await link(quote.failed.email);
  expect(mail.pathname).toBe(firm.email);
  expect(mail.searchParams.get("subject")).toBe(quote.subject);
  const texts = [mail.searchParams.get("body")];
  if (firm.whatsapp) {
    const whatsapp = await link(quote.failed.whatsapp);
    expect(whatsapp.host + whatsapp.pathname).toBe(`wa.me/${firm.whatsapp}`);
    texts.push(whatsapp.searchParams.get("text"));
  }
  for (const text of texts) for (const line of lines) expect(text).toContain(line);
  expect((await link(quote.failed.call)).href).toBe(telephone);
});

test("a program that fills in the hidden field is told how to reach the firm", async ({ page }) => {
  await open(page, "/contact");
  const posted = await answerWith(page, 200, "OK");
  await fillIn(page, shortAnswers);
  await expect(field(page, "website")).not.toBeInViewport();
  await field(page, "website").evaluate((input: HTMLInputElement) => (input.value = "https://spam.example"));
  await submitButton(page).click();
  await expect(failure(page)).toContainText(contact.failure);
  await expect(failure(page).getByRole("link", { name: contact.failed.call })).toBeVisible();
  expect(posted).toEqual([]);
});

test("a form sent faster than anyone types fails, and may be tried again", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open(page, "/contact");
  const posted = await answerWith(page, 200, "OK");
  await page.locator("main form").evaluate((form: HTMLFormElement, answers) => {
    for (const [name, answer] of Object.entries(answers)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = answer;
    }
    (form.elements.namedItem("privacy") as HTMLInputElement).checked = true;
  }, shortAnswers);
  await submitButton(page).click();
  // The clock goes on a little each time that one looks: what sends is fetched meanwhile, however long that takes.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(failure(page)).toContainText(contact.failure, { timeout: 100 });
  }).toPass({ intervals: [50] });
  expect(posted).toEqual([]);
  await page.clock.runFor(1_500);
  await page.getByRole("button", { name: contact.failed.retry }).click();
  await page.clock.runFor(100);
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeVisible();
});

test("without a connection the enquiry waits, and is sent once it is back", async ({
  page,
  context,
  expectConsole,
}) => {
  // What the browser writes of a picture that was still on its way.
  expectConsole(/ERR_INTERNET_DISCONNECTED/, { optional: true });
  await open(page, "/contact");
  const posted = await answerWith(page, 200, "OK");
  await fillIn(page, shortAnswers);
  await expect(page.locator(formIsland)).toHaveCount(0);
  // The script that sends comes after the form's own.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(failure(page)).toBeFocused();
  await expect(failure(page)).toContainText(contact.offline.waiting);
  await expect(toasts(page)).toContainText(contact.offline.waiting);
  const send = page.getByRole("button", { name: contact.offline.send });
  await expect(send).toHaveCount(0);
  expect(posted).toEqual([]);
  const reference = await shownReference(page);

  await context.setOffline(false);
  await expect(failure(page)).toContainText(contact.offline.back);
  expect(posted).toEqual([]);
  await send.click();
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeVisible();
  expect(posted.map((params) => params["reference"])).toEqual([reference]);
});
