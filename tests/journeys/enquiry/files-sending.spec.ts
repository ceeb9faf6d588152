import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import {
  deliveryOf,
  filesCall,
  openForm,
  pdf,
  photo,
  texts,
} from "#tests/support/enquiry-files.ts";
import { addressOf, fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { firm } from "#tests/support/firm.ts";
import { onlyFilesMailAbout } from "#tests/support/inbox.ts";
import { atRest } from "#tests/support/launch.ts";
import { hold, refuseStorage } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

// All tests have the same address, from which the mail service takes three calls with files at
// once. The page then tries again.
test.beforeEach(({ expectConsole }) => expectConsole(/status of 503/, { optional: true }));

test("a browser that refuses storage sends files, and asks before their page is left", async ({
  page,
  form,
}) => {
  for (const store of ["localStorage", "sessionStorage"] as const) {
    await refuseStorage(page, store);
  }
  await openForm(form, [await photo("voor.jpg"), pdf]);
  const arrive = await hold(page, filesCall);
  const reference = await form.sendWell(fullAnswers);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.sending);

  const asked = page.waitForEvent("dialog");
  const leaving = page.goto("/contact").catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await leaving;

  arrive();
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.sent);
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
  await page.goto("/contact");
  await expect(page).toHaveURL("/contact");
});

test("files that cannot be sent are named, with another way to send them, and can be tried again", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  await openForm(form, [await photo("voor.jpg"), pdf]);
  await page.route(filesCall, (route) => route.fulfill({ status: 403 }));
  const reference = await form.sendWell(fullAnswers);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.notSent);
  await expect(delivery).toContainText(texts.sending.otherWays);
  const mail = await addressOf(delivery, quote.failed.email);
  expect(mail.pathname).toBe(enquiryProps("quote").sending.recipient);
  expect(mail.searchParams.get("subject")).toContain(reference);
  const messages = [mail.searchParams.get("body")];
  if (firm.whatsapp) {
    const whatsapp = await addressOf(delivery, quote.failed.whatsapp);
    messages.push(whatsapp.searchParams.get("text"));
  }
  for (const message of messages) {
    expect(message).toContain(reference);
    expect(message).toContain("voor.jpg");
    expect(message).toContain(pdf.name);
  }

  await page.unroute(filesCall);
  await delivery.getByRole("button", { name: texts.sending.retry }).press("Enter");
  await expect(page.locator("section:focus")).toContainText(reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.sent);
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
});
