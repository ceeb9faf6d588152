import type { Locator } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { site } from "../../../src/content/business/site.ts";
import { fromMailService } from "../../helpers/mail-service.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  agree,
  answerWith,
  contact,
  field,
  fillIn,
  formIsland,
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
  expect(mail.text).toMatch(row("Formulier", "offerte"));
  expect(mail.text).toMatch(row("Naam", "Fatima el Idrissi"));
  expect(mail.text).toMatch(row("E-mailadres", "fatima@voorbeeld.nl"));
  expect(mail.text).toMatch(row("Telefoon", "06 12345678"));
  expect(mail.text).toMatch(row("Adres", fullAnswers.address));
  expect(mail.text).toMatch(row("Postcode", fullAnswers.postalCode));
  expect(mail.text).toMatch(row("Plaats", fullAnswers.city));
  expect(mail.text).toMatch(row("Dienst", offered[0]?.[1] ?? ""));
  expect(mail.text).toMatch(row("Type project", quote.options.projectType["appartement"] ?? ""));
  expect(mail.text).toMatch(row("Aantal m²", "85"));
  expect(mail.text).toMatch(row("Gewenste termijn", quote.options.timeframe["binnen-3-maanden"] ?? ""));
  expect(mail.text).toMatch(row("Budget", quote.options.budget["2500-5000"] ?? ""));
  expect(mail.text).toMatch(row("Bestanden", "Ja, 2 bestand\\(en\\) bijgevoegd"));
  expect(mail.text).toContain(fullAnswers.message);

  await page.getByRole("button", { name: quote.sent.again }).click();
  await expect(field(page, "name")).toHaveValue("");
  await expect(field(page, "privacy")).not.toBeChecked();
});

test("photographs of one name are told apart, and drawings may go along", async ({ page }, info) => {
  const file = (path: string, content: string | Buffer) => {
    const place = info.outputPath(path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
    return place;
  };
  const front = file("front/IMG_0001.jpg", await picture("#111"));
  const back = file("back/IMG_0001.jpg", await picture("#222"));
  await open(page, "/offerte-aanvragen");
  const posted = await answerWith(page, 200, "OK");
  await fillIn(page, fullAnswers);
  await expect(page.locator(formIsland)).toHaveCount(0);
  const files = field(page, "files");
  await expect(files).toHaveAttribute("accept", /application\/pdf/);
  await files.setInputFiles([front, back]);
  await files.setInputFiles([front]);
  await files.setInputFiles([file("plattegrond.pdf", "%PDF-")]);
  await expect(page.getByText("IMG_0001.jpg")).toHaveCount(2);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: quote.sent.heading })).toBeVisible();
  expect(posted[0]?.["files_info"]).toBe("Ja, 3 bestand(en) bijgevoegd");
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

test("while sending, the button rests and says so", async ({ page }) => {
  await open(page, "/contact");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(sendPath, async (route) => {
    await held;
    await route.fulfill({ status: 200, body: "OK" });
  });
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveText(contact.sending);
  await expect(toasts(page)).toHaveText(contact.sending);
  release();
  await expect(toasts(page)).toHaveText(contact.success);
});

test("clicking twice sends once", async ({ page }) => {
  await open(page, "/contact");
  const posted = await answerWith(page, 200, "OK");
  await fillIn(page, shortAnswers);
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeVisible();
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
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeVisible();
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
  const { squareMeters, name, email, phone, address, postalCode, city } = fullAnswers;
  for (const [control, text] of Object.entries({
    squareMeters,
    name,
    email,
    phone,
    address,
    postalCode,
    city,
  })) {
    await tabTo(field(page, control));
    await page.keyboard.type(text);
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
