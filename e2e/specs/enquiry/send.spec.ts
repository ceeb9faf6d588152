import type { Locator, Route } from "@playwright/test";
import { site } from "#data/business/site.ts";
import { fill } from "#data/format/fill.ts";
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

/** The answers in a mail by their labels: each has a line of its own. */
const answersIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([^:\n]+):[ \t]+(.+)$/gm)].map(([, label, answer]) => [label, answer]),
  );

test("a quote request arrives at the firm, under its subject, and a reply goes to the visitor", async ({
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
  expect(text).toMatch(/^Fatima el Idrissi\nKerkstraat 40, 3811 AD Amersfoort\n/);
  const { projectType, timeframe, budget } = quote.options;
  expect(answersIn(text)).toMatchObject({
    Formulier: "offerte",
    "E-mailadres": "fatima@voorbeeld.nl",
    Telefoon: "06 12345678",
    "Aantal m²": "85",
    Dienst: offered[0]?.[1],
    "Type project": projectType.appartement,
    "Gewenste termijn": timeframe["binnen-3-maanden"],
    Budget: budget["2500-5000"],
  });
  expect(text).toContain("De muur is 85 m².\nGraag vóór de zomer & met steiger?");
});

test("a quote request says how many photographs come with it", async ({ page, form }) => {
  await form.open("/offerte-aanvragen");
  await form.fillIn(fullAnswers);
  const pictures = ["voorgevel", "zijgevel", "schuur"].map((name) => photo(`${name}.jpg`, 8));
  await form.field("files").setInputFiles(await Promise.all(pictures));
  const remove = fill(quote.files.remove, { name: "schuur.jpg" });
  await page.getByRole("button", { name: remove }).click();
  await expect(page.getByText("schuur.jpg")).toHaveCount(0);
  await form.submitButton.click();
  await expect(form.confirmation()).toBeVisible();
  const { text } = await onlyMailAbout(await form.shownReference());
  expect(answersIn(text)).toMatchObject({ Bestanden: "Ja, 2 bestand(en) bijgevoegd" });
});

test("a short message arrives, and says what was not given", async ({ form }) => {
  await form.open("/contact");
  const mail = await onlyMailAbout(await form.sendWell(shortAnswers));
  expect(mail.subject).toBe("Nieuw contactformulier bericht");
  expect(mail.to.map(({ address }) => address)).toEqual([site.data.sending.contact.recipient]);
  expect(answersIn(mail.text)).toMatchObject({
    "Niet opgegeven": "Adres, Postcode, Plaats, Aantal m², Type project, Gewenste termijn, Budget",
    Bestanden: "Geen bestanden toegevoegd",
  });
  expect(mail.text).toContain("Geen bericht");
});

test("no draft remains of a message that was sent", async ({ page, form }) => {
  await form.open("/contact");
  await form.answerWith();
  await form.sendWell(shortAnswers);
  await page.reload();
  await expect(form.field("name")).toHaveValue("");
  expect(await page.localStorage.getItem("enquiry-draft:contact")).toBeNull();
});

test("an enquiry that is sent again after a reload keeps its number and its time", async ({
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
  expect(posted.map((params) => params.reference)).toEqual([reference, reference]);
  expect(posted[1]?.sent_at).toBe(posted[0]?.sent_at);
});

test("a lost answer causes no second mail", async ({ page, form, expectConsole }) => {
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

test("the mail has the time at which the enquiry was sent", async ({ page, form }) => {
  await form.open("/contact");
  const request = page.waitForRequest(sendPath);
  const mail = await onlyMailAbout(await form.sendWell(shortAnswers));
  const sentAt = Date.parse((await request).postDataJSON().template_params.sent_at);
  // A mail's date has no milliseconds.
  expect(Date.parse(mail.date)).toBe(Math.floor(sentAt / 1_000) * 1_000);
});

test("the next enquiry has a number of its own", async ({ page, form }) => {
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
  expect(posted[0]?.service).toBe(Object.keys(quote.options.service)[1]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: quote.sent.again })).toBeFocused();
});
