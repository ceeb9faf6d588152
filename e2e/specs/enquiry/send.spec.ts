import type { Locator } from "@playwright/test";
import { site } from "../../../src/content/business/site.ts";
import { fromMailService } from "../../helpers/mail-service.ts";
import { hold } from "../../helpers/shell-steps.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  agree,
  answerWith,
  contact,
  field,
  fillIn,
  fullAnswers,
  humanTime,
  mailsAbout,
  offered,
  onlyMailAbout,
  open,
  picture,
  quote,
  sendPath,
  shortAnswers,
  shownReference,
  submit,
  submitButton,
  toasts,
} from "../../helpers/enquiry-steps.ts";

/** Whether the mail has a row with this label and value. */
const row = (label: string, value: string) => new RegExp(`^${label}:\\s+${value}$`, "m");

test("a quote request arrives with everything that was filled in", async ({ page }) => {
  await open(page, "/offerte-aanvragen");
  await fillIn(page, fullAnswers);
  await field(page, "files").setInputFiles([
    { name: "voorgevel.jpg", mimeType: "image/jpeg", buffer: await picture("#111") },
    { name: "zijgevel.jpg", mimeType: "image/jpeg", buffer: await picture("#222") },
    { name: "schuur.jpg", mimeType: "image/jpeg", buffer: await picture("#333") },
  ]);
  await page.getByRole("button", { name: quote.files.remove.replace("{name}", "schuur.jpg") }).click();
  await expect(page.getByText("schuur.jpg")).toHaveCount(0);
  await submitButton(page).click();

  const confirmation = page.getByRole("heading", { name: quote.sent.heading });
  await expect(confirmation).toBeFocused();
  await expect(toasts(page)).toHaveText(contact.success);
  const mail = await onlyMailAbout(await shownReference(page));
  expect(mail.subject).toBe("Nieuwe offerte aanvraag");
  expect(mail.to.map(({ address }) => address)).toEqual([site.sending.quote.recipient]);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(["fatima@voorbeeld.nl"]);
  const { name, email, phone, address, postalCode, city, message } = fullAnswers;
  const rows = {
    ...{ Formulier: "offerte", Naam: name, "E-mailadres": email, Telefoon: phone },
    ...{ Adres: address, Postcode: postalCode, Plaats: city, Dienst: offered[0]?.[1], "Aantal m²": "85" },
    "Type project": quote.options.projectType["appartement"],
    "Gewenste termijn": quote.options.timeframe["binnen-3-maanden"],
    Budget: quote.options.budget["2500-5000"],
    Bestanden: "Ja, 2 bestand\\(en\\) bijgevoegd",
  };
  for (const [label, value] of Object.entries(rows)) expect(mail.text).toMatch(row(label, value ?? ""));
  expect(mail.text).toContain(message);
});

test("the confirmation of a quote stays, its toast goes after six seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "/offerte-aanvragen");
  await answerWith(page, 200, "OK");
  await fillIn(page, fullAnswers);
  await submitButton(page).click();
  await expect(toasts(page)).toHaveText(contact.success);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_100);
  await expect(toasts(page)).toHaveText(contact.success);
  await page.clock.runFor(1_900);
  await expect(toasts(page)).toHaveText("");
  await page.clock.runFor(60_000);
  await expect(page.getByRole("heading", { name: quote.sent.heading })).toBeVisible();
});

test("a short message arrives, and says what was left empty", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeFocused();
  const mail = await onlyMailAbout(await shownReference(page));
  expect(mail.subject).toBe("Nieuw contactformulier bericht");
  expect(mail.to.map(({ address }) => address)).toEqual([site.sending.contact.recipient]);
  for (const label of ["Adres", "Postcode", "Plaats", "Aantal m²", "Type project", "Budget"]) {
    expect(mail.text).toMatch(row(label, "Niet opgegeven"));
  }
  expect(mail.text).toMatch(row("Bestanden", "Geen bestanden toegevoegd"));
  expect(mail.text).toContain("Geen bericht");
});

test("while sending, the button rests and says so, and clicking again sends nothing more", async ({
  page,
}) => {
  await open(page, "/contact");
  const posted = await answerWith(page, 200, "OK");
  const release = await hold(page, sendPath);
  await fillIn(page, shortAnswers);
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveText(contact.sending);
  await expect(toasts(page)).toHaveText(contact.sending);
  release();
  await expect(toasts(page)).toHaveText(contact.success);
  expect(posted).toHaveLength(1);
});

test("every attempt at an enquiry carries the same reference, the next enquiry another", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await open(page, "/contact");
  const failed = await answerWith(page, 500);
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  const retry = page.getByRole("button", { name: contact.failed.retry });
  await expect(retry).toBeVisible();
  const reference = await shownReference(page);

  await page.reload();
  await humanTime(page);
  await agree(page);
  await submitButton(page).click();
  await expect(retry).toBeVisible();

  await page.unroute(sendPath);
  await retry.click();
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeVisible();
  expect(failed.map((params) => params["reference"])).toEqual([reference, reference]);
  expect(await shownReference(page)).toBe(reference);
  const mail = await onlyMailAbout(reference);
  const sentAt = failed.map((params) => params["sent_at"] ?? "");
  expect(sentAt[1]).toBe(sentAt[0]);
  // A mail's date has no milliseconds.
  expect(Date.parse(mail.date)).toBe(Math.floor(Date.parse(sentAt[0] ?? "") / 1_000) * 1_000);

  await page.getByRole("button", { name: contact.sent.again }).click();
  await fillIn(page, shortAnswers);
  await submit(page, contact);
  expect(await shownReference(page)).not.toBe(reference);
});

test("an answer that got lost on its way does not make a second mail", async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await open(page, "/contact");
  await page.route(
    sendPath,
    async (route) => {
      await fromMailService(route);
      await route.abort();
    },
    { times: 1 },
  );
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  await page.getByRole("button", { name: contact.failed.retry }).click();
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeVisible();
  const reference = await shownReference(page);
  await onlyMailAbout(reference);
  expect(await mailsAbout(reference)).toHaveLength(1);
});

test("the form can be filled in and sent with the keyboard alone", async ({ page }) => {
  const isFocused = (control: Locator) => control.evaluate((each) => each === document.activeElement);
  const tabTo = async (control: Locator) => {
    for (let pressed = 0; pressed < 8 && !(await isFocused(control)); pressed += 1)
      await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  };
  await open(page, "/offerte-aanvragen");
  const posted = await answerWith(page, 200, "OK");
  const services = page.getByRole("radiogroup", { name: quote.steps.work }).getByRole("radio");
  await services.first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(services.nth(1)).toBeChecked();
  await tabTo(field(page, "projectType"));
  await page.keyboard.press("ArrowDown");
  for (const name of ["squareMeters", "name", "email", "phone", "address", "postalCode", "city"] as const) {
    await tabTo(field(page, name));
    await page.keyboard.type(fullAnswers[name]);
  }
  await tabTo(field(page, "privacy"));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: contact.privacyLink })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await humanTime(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: quote.sent.heading })).toBeFocused();
  expect(posted[0]?.["service"]).toBe(Object.keys(quote.options.service)[1]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: quote.sent.again })).toBeFocused();
});
