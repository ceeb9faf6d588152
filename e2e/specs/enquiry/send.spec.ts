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
import { atRest } from "#e2e/helpers/launch.ts";
import { fromMailService } from "#e2e/helpers/mail-service.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const row = (label: string, value: string) => new RegExp(`^${label}:\\s+${value}$`, "m");

test("a quote request arrives at the firm, under its subject, and is answered to its sender", async ({
  form,
}) => {
  await form.open("/offerte-aanvragen");
  const mail = await onlyMailAbout(await form.sendWell(fullAnswers));
  expect(mail.subject).toBe("Nieuwe offerte aanvraag");
  expect(mail.to.map(({ address }) => address)).toEqual([site.data.sending.quote.recipient]);
  expect(mail.replyTo.map(({ address }) => address)).toEqual(["fatima@voorbeeld.nl"]);
});

test("a quote request arrives with every answer", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  const { text } = await onlyMailAbout(await form.sendWell(fullAnswers));
  expect(text).toMatch(row("Formulier", "offerte"));
  expect(text).toMatch(row("Naam", "Fatima el Idrissi"));
  expect(text).toMatch(row("E-mailadres", "fatima@voorbeeld.nl"));
  expect(text).toMatch(row("Telefoon", "06 12345678"));
  expect(text).toMatch(row("Adres", "Kerkstraat 40"));
  expect(text).toMatch(row("Postcode", "3811 AD"));
  expect(text).toMatch(row("Plaats", "Amersfoort"));
  expect(text).toMatch(row("Aantal m²", "85"));
  expect(text).toContain("De muur is 85 m².\nGraag vóór de zomer & met steiger?");
});

test("a quote request arrives with every choice in its own words", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  const { text } = await onlyMailAbout(await form.sendWell(fullAnswers));
  const { projectType, timeframe, budget } = quote.options;
  expect(text).toMatch(row("Dienst", offered[0]?.[1] ?? ""));
  expect(text).toMatch(row("Type project", projectType["appartement"]));
  expect(text).toMatch(row("Gewenste termijn", timeframe["binnen-3-maanden"]));
  expect(text).toMatch(row("Budget", budget["2500-5000"]));
});

test("a quote request says how many photographs come with it", async ({ page, form }) => {
  await form.open("/offerte-aanvragen");
  await form.fillIn(fullAnswers);
  const pictures = ["voorgevel", "zijgevel", "schuur"].map((name) => photo(`${name}.jpg`, 8));
  await form.field("files").setInputFiles(await Promise.all(pictures));
  const remove = quote.files.remove.replace("{name}", "schuur.jpg");
  await page.getByRole("button", { name: remove }).click();
  await expect(page.getByText("schuur.jpg")).toHaveCount(0);
  await form.submitButton.click();
  await expect(form.confirmation()).toBeVisible();
  const { text } = await onlyMailAbout(await form.shownReference());
  expect(text).toMatch(row("Bestanden", "Ja, 2 bestand\\(en\\) bijgevoegd"));
});

test("the confirmation of a quote request has the focus, and stays", async ({ page, form }) => {
  await page.clock.install();
  await form.open("/offerte-aanvragen");
  await form.answerWith();
  await form.send(fullAnswers);
  await expect(form.confirmation()).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(form.confirmation()).toBeVisible();
});

test("the toast of a success goes after five seconds", async ({ page, form }) => {
  await page.clock.install();
  await form.open("/offerte-aanvragen");
  await form.answerWith();
  await form.send(fullAnswers);
  await expect(form.toasts).toHaveText(contact.success);
  await page.mouse.move(0, 0);
  // Real time goes on beside it, so the margins are wide.
  await page.clock.runFor(4_100);
  await expect(form.toasts).toHaveText(contact.success);
  await page.clock.runFor(1_900);
  await expect(form.toasts).toHaveText("");
});

test("a short message arrives, and says what was not given", async ({ form }) => {
  await form.open("/contact");
  const mail = await onlyMailAbout(await form.sendWell(shortAnswers));
  expect(mail.subject).toBe("Nieuw contactformulier bericht");
  expect(mail.to.map(({ address }) => address)).toEqual([site.data.sending.contact.recipient]);
  for (const label of ["Adres", "Postcode", "Plaats", "Aantal m²", "Type project", "Budget"]) {
    expect.soft(mail.text).toMatch(row(label, "Niet opgegeven"));
  }
  expect(mail.text).toMatch(row("Bestanden", "Geen bestanden toegevoegd"));
  expect(mail.text).toContain("Geen bericht");
});

test("the confirmation of a message has the focus, and gives way after five seconds", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await form.open("/contact");
  await form.answerWith();
  await form.send(shortAnswers);
  await expect(form.confirmation()).toBeFocused();
  // Nothing rests on it: its clock waits for who reads it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_000);
  await expect(form.confirmation()).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(form.confirmation()).toHaveCount(0);
});

test("after the confirmation of a message the form is empty, and names the last one", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await form.open("/contact");
  await form.answerWith();
  const reference = await form.sendWell(shortAnswers);
  await page.clock.runFor(5_000);
  await expect(form.field("name")).toHaveValue("");
  await expect(page.getByText(contact.received.replace("{reference}", reference))).toBeFocused();
});

test("no draft is left of a message that was sent", async ({ page, form }) => {
  await form.open("/contact");
  await form.answerWith();
  await form.sendWell(shortAnswers);
  await page.reload();
  await expect(form.field("name")).toHaveValue("");
  expect(await page.localStorage.getItem("enquiry-draft:contact")).toBeNull();
});

test("an enquiry that is tried again after a reload keeps its reference and its moment", async ({
  page,
  form,
}) => {
  await form.open("/contact");
  const posted = await form.answerWith(500);
  await form.send(shortAnswers);
  await expect(form.retry).toBeVisible();
  const reference = await form.shownReference();
  await page.reload();
  await form.send({});
  await expect(form.retry).toBeVisible();
  expect(posted.map((params) => params["reference"])).toEqual([reference, reference]);
  expect(posted[1]?.["sent_at"]).toBe(posted[0]?.["sent_at"]);
});

test("an answer that gets lost makes no second mail", async ({ page, form, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await form.open("/contact");
  const lose = (route: Route) => fromMailService(route).then(() => route.abort());
  await page.route(sendPath, lose, { times: 1 });
  await form.send(shortAnswers);
  await form.retry.click();
  await expect(form.confirmation()).toBeVisible();
  const mail = await onlyMailAbout(await form.shownReference());
  expect(mail.subject).toBe("Nieuw contactformulier bericht");
});

test("the mail has the moment at which the enquiry was sent", async ({ page, form }) => {
  await form.open("/contact");
  const request = page.waitForRequest(sendPath);
  const mail = await onlyMailAbout(await form.sendWell(shortAnswers));
  const sentAt = Date.parse((await request).postDataJSON().template_params.sent_at);
  // A mail's date has no milliseconds.
  expect(Date.parse(mail.date)).toBe(Math.floor(sentAt / 1_000) * 1_000);
});

test("the next enquiry has a reference of its own", async ({ page, form }) => {
  await form.open("/contact");
  await form.answerWith();
  const reference = await form.sendWell(shortAnswers);
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
  await tabTo(form.field("projectType").first());
  await page.keyboard.press("Space");
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
