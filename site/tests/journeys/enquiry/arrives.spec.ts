import { enquiry } from "@contractor/core/facts/enquiry/enquiry.ts";
import { site } from "@contractor/core/facts.ts";
import type { Route } from "@playwright/test";
import {
  contact,
  fullAnswers,
  offered,
  quote,
  sendPath,
  shortAnswers,
} from "#tests/support/enquiry-form.ts";
import { onlyMailAbout } from "#tests/support/inbox.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { atRest, expect, fromMailService, test } from "#tests/support/test.ts";

test.use(atRest);

const { labels } = enquiry.data;

const { address, postalCode, city, squareMeters, projectType, timeframe, budget } = labels;
/** What a short message leaves out, in the order of the firm's mail. */
const notGiven = [address, postalCode, city, squareMeters, projectType, timeframe, budget];

/** The answers in a mail by their labels: each has a line of its own. */
const answersIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([^:\n]+):[ \t]+(.+)$/gm)].map(([, label, answer]) => [label, answer]),
  );

test("a quote request arrives with every answer", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  const mail = await onlyMailAbout(await form.sendWell(fullAnswers));
  expect(mail.subject).toBe("Nieuwe offerte aanvraag");
  expect(mail.to.map(({ address }) => address)).toEqual([site.data.sending.quote.recipient]);
  expect(mail.replyTo.map(({ address }) => address)).toEqual(["fatima@voorbeeld.nl"]);
  expect(mail.text).toMatch(/^Fatima el Idrissi\nKerkstraat 40, 3811 AD Amersfoort\n/);
  const { options } = quote;
  expect(answersIn(mail.text)).toMatchObject({
    [labels.email]: "fatima@voorbeeld.nl",
    [labels.phone]: "06 12345678",
    [squareMeters]: "85",
    [labels.service]: offered[0]?.[1],
    [projectType]: options.projectType.appartement,
    [timeframe]: options.timeframe["binnen-3-maanden"],
    [budget]: options.budget["2500-5000"],
    [labels.files]: "Geen bestanden toegevoegd",
  });
  expect(mail.text).toContain("De muur is 85 m².\nGraag vóór de zomer & met steiger?");
});

test("a short message arrives, with what was not given, and no draft", async ({ page, form }) => {
  await form.open("/contact");
  const mail = await onlyMailAbout(await form.sendWell(shortAnswers));
  expect(mail.subject).toBe("Nieuw contactformulier bericht");
  expect(mail.to.map(({ address }) => address)).toEqual([site.data.sending.contact.recipient]);
  expect(answersIn(mail.text)).toMatchObject({ "Niet opgegeven": notGiven.join(", ") });
  expect(mail.text).toContain("Geen bericht");

  await page.reload();
  await form.hydrate();
  await expect(form.field("name")).toHaveValue("");
  expect(await page.localStorage.getItem("enquiry-draft:contact")).toBeNull();
});

test("an enquiry arrives once, also after a filled-in hidden field and a lost answer", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await form.open("/contact");
  const websites: string[] = [];
  const lose = async (route: Route) => {
    websites.push(route.request().postDataJSON().template_params.website);
    await fromMailService(route);
    await route.abort();
  };
  await page.route(sendPath, lose, { times: 1 });
  await form.fillIn(shortAnswers);
  await expect(form.field("leave-empty")).not.toBeInViewport();
  // As a bot does, or a browser.
  await form.field("leave-empty").evaluate((input: HTMLInputElement) => {
    input.value = "https://www.fatima.example";
  });
  await form.submitButton.click();
  await expect(form.failure).toContainText(contact.failure);
  expect(websites).toEqual([]);
  await form.retry.click();
  await expect.poll(() => websites).toEqual([""]);
  await expect(form.submitButton).toBeEnabled();
  await form.retry.click();
  await expect(form.confirmation()).toBeVisible();
  const mail = await onlyMailAbout(await form.shownReference());
  expect(mail.subject).toBe("Nieuw contactformulier bericht");
});

test("a message that is being sent is not sent twice, nor changed", async ({ page, form }) => {
  await form.open("/contact");
  const posted = await form.answerWith();
  const release = await hold(page, sendPath);
  await form.fillIn(shortAnswers);
  await expect(form.island).toHaveCount(0);
  await form.submitButton.evaluate((button: HTMLButtonElement) => {
    button.focus();
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await page.keyboard.press("Enter");
  await expect(form.submitButton).toBeDisabled();
  await expect(form.submitButton).toHaveText(contact.sending);
  await expect(form.submitButton).toBeFocused();
  await expect(form.toasts).toHaveText(contact.sending);
  await form.field("message").focus();
  await page.keyboard.type("Nog iets");
  await expect(form.field("message")).toHaveValue("");
  release();
  await expect(form.toasts).toHaveText(contact.success);
  expect(posted).toHaveLength(1);
});
