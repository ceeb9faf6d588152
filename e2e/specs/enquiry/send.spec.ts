import type { Locator, Route } from "@playwright/test";
import { site } from "#data/business/site.ts";
import { photo } from "#e2e/helpers/enquiry-files.ts";
import {
  contact,
  fullAnswers,
  offered,
  quote,
  sendPath,
  shortAnswers,
} from "#e2e/helpers/enquiry-form.ts";
import { onlyMailAbout } from "#e2e/helpers/inbox.ts";
import { fromMailService } from "#e2e/helpers/mail-service.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const row = (label: string, value: string) => new RegExp(`^${label}:\\s+${value}$`, "m");

test("a quote request arrives as it was filled in; its confirmation stays, its toast goes", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await form.open("/offerte-aanvragen");
  await form.fillIn(fullAnswers);
  const pictures = ["voorgevel", "zijgevel", "schuur"].map((name) => photo(`${name}.jpg`, 8));
  await form.field("files").setInputFiles(await Promise.all(pictures));
  await page
    .getByRole("button", { name: quote.files.remove.replace("{name}", "schuur.jpg") })
    .click();
  await expect(page.getByText("schuur.jpg")).toHaveCount(0);
  await form.submitButton.click();

  await expect(form.confirmation()).toBeFocused();
  await expect(form.toasts).toHaveText(contact.success);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_100);
  await expect(form.toasts).toHaveText(contact.success);
  await page.clock.runFor(1_900);
  await expect(form.toasts).toHaveText("");
  await page.clock.runFor(60_000);
  await expect(form.confirmation()).toBeVisible();
  const mail = await onlyMailAbout(await form.shownReference());
  expect(mail.subject).toBe("Nieuwe offerte aanvraag");
  expect(mail.to.map(({ address }) => address)).toEqual([site.data.sending.quote.recipient]);
  expect(mail.replyTo.map(({ address }) => address)).toEqual(["fatima@voorbeeld.nl"]);
  const { name, email, phone, address, postalCode, city, message } = fullAnswers;
  const rows = {
    Formulier: "offerte",
    Naam: name,
    "E-mailadres": email,
    Telefoon: phone,
    Adres: address,
    Postcode: postalCode,
    Plaats: city,
    Dienst: offered[0]?.[1],
    "Aantal m²": "85",
    "Type project": quote.options.projectType["appartement"],
    "Gewenste termijn": quote.options.timeframe["binnen-3-maanden"],
    Budget: quote.options.budget["2500-5000"],
    Bestanden: "Ja, 2 bestand\\(en\\) bijgevoegd",
  };
  for (const [label, value] of Object.entries(rows)) {
    expect(mail.text).toMatch(row(label, value ?? ""));
  }
  expect(mail.text).toContain(message);
});

test("a short message arrives; its confirmation gives way after five seconds", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await form.open("/contact");
  const reference = await form.sendWell(shortAnswers);
  const confirmation = form.confirmation();
  await expect(confirmation).toBeFocused();
  // Real time goes on beside it, so the margin is wide.
  await page.clock.runFor(3_000);
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(confirmation).toHaveCount(0);
  await expect(form.field("name")).toHaveValue("");
  await expect(
    page.getByText(`Uw vorige bericht is ontvangen, onder nummer ${reference}.`),
  ).toBeFocused();
  // No draft is left of it.
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem("enquiry-draft:contact"))).toBeNull();
  await expect(form.field("name")).toHaveValue("");

  const mail = await onlyMailAbout(reference);
  expect(mail.subject).toBe("Nieuw contactformulier bericht");
  expect(mail.to.map(({ address }) => address)).toEqual([site.data.sending.contact.recipient]);
  for (const label of ["Adres", "Postcode", "Plaats", "Aantal m²", "Type project", "Budget"]) {
    expect(mail.text).toMatch(row(label, "Niet opgegeven"));
  }
  expect(mail.text).toMatch(row("Bestanden", "Geen bestanden toegevoegd"));
  expect(mail.text).toContain("Geen bericht");
});

test("every attempt at an enquiry carries one reference", async ({ page, form, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await form.open("/contact");
  const failed = await form.answerWith(500);
  await form.send(shortAnswers);
  await expect(form.retry).toBeVisible();
  const reference = await form.shownReference();

  await page.reload();
  await form.send({});
  await expect(form.retry).toBeVisible();

  await page.unroute(sendPath);
  // An answer that gets lost makes no second mail.
  const lose = (route: Route) => fromMailService(route).then(() => route.abort());
  await page.route(sendPath, lose, { times: 1 });
  const lost = page.waitForEvent("requestfailed");
  await form.retry.click();
  await lost;
  await form.retry.click();
  await expect(form.confirmation()).toBeVisible();
  expect(failed.map((params) => params["reference"])).toEqual([reference, reference]);
  expect(await form.shownReference()).toBe(reference);
  const mail = await onlyMailAbout(reference);
  const sentAt = failed.map((params) => params["sent_at"] ?? "");
  expect(sentAt[1]).toBe(sentAt[0]);
  // A mail's date has no milliseconds.
  expect(Date.parse(mail.date)).toBe(Math.floor(Date.parse(sentAt[0] ?? "") / 1_000) * 1_000);

  await page.getByRole("button", { name: contact.sent.again }).click();
  expect(await form.sendWell(shortAnswers)).not.toBe(reference);
});

test("the form can be filled in and sent with the keyboard alone", async ({ page, form }) => {
  const tabTo = async (control: Locator) => {
    const focused = control.and(page.locator(":focus"));
    for (let pressed = 0; pressed < 8 && !(await focused.count()); pressed += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(control).toBeFocused();
  };
  await form.open("/offerte-aanvragen");
  const posted = await form.answerWith();
  const services = page.getByRole("radiogroup", { name: quote.steps.work }).getByRole("radio");
  await services.first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(services.nth(1)).toBeChecked();
  await tabTo(form.field("projectType"));
  await page.keyboard.press("ArrowDown");
  for (const name of [
    "squareMeters",
    "name",
    "email",
    "phone",
    "address",
    "postalCode",
    "city",
  ] as const) {
    await tabTo(form.field(name));
    await page.keyboard.type(fullAnswers[name]);
  }
  await tabTo(form.field("privacy"));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: contact.privacyLink })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.submitButton).toBeFocused();
  await form.humanTime();
  await page.keyboard.press("Enter");
  await expect(form.confirmation()).toBeFocused();
  expect(posted[0]?.["service"]).toBe(Object.keys(quote.options.service)[1]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: quote.sent.again })).toBeFocused();
});
