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

test("a quote request arrives with every answer", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  const mail = await onlyMailAbout(await form.sendWell(fullAnswers));
  expect(mail).toMatchObject({
    subject: "Nieuwe offerte aanvraag",
    to: [{ address: site.data.sending.quote.recipient }],
    replyTo: [{ address: "fatima@voorbeeld.nl" }],
  });
  expect(mail.text).toMatch(/^Fatima el Idrissi\nKerkstraat 40, 3811 AD Amersfoort\n/);
  expect(mail.text).toContain("De muur is 85 m².\nGraag vóór de zomer & met steiger?");
  const { projectType, timeframe, budget } = quote.options;
  for (const answer of [
    "06 12345678",
    "85",
    offered[0]?.[1],
    projectType.appartement,
    timeframe["binnen-3-maanden"],
    budget["2500-5000"],
    "Geen bestanden toegevoegd",
  ]) {
    expect.soft(mail.text).toMatch(new RegExp(`: +${RegExp.escape(answer ?? "")}$`, "m"));
  }
});

test("a short message arrives, with what was not given, and no draft", async ({ page, form }) => {
  await form.open("/contact");
  const mail = await onlyMailAbout(await form.sendWell(shortAnswers));
  expect(mail).toMatchObject({
    subject: "Nieuw contactformulier bericht",
    to: [{ address: site.data.sending.contact.recipient }],
    text: expect.stringMatching(/Geen bericht[\s\S]*\nNiet opgegeven: +\w+, \w+, \w+/),
  });

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
