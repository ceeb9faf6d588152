import type { Locator } from "@playwright/test";
import { enquiryProps } from "#data/pages/enquiry.ts";
import {
  deliveryOf,
  filesCall,
  keptFiles,
  openForm,
  pdf,
  photo,
  texts,
} from "#e2e/helpers/enquiry-files.ts";
import { addressOf, fullAnswers, quote } from "#e2e/helpers/enquiry-form.ts";
import { firm } from "#e2e/helpers/firm.ts";
import { filesMailsAbout, onlyFilesMailAbout } from "#e2e/helpers/inbox.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold, refuseStorage } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

test("a browser that keeps nothing sends files all the same, and says to wait", async ({
  page,
  form,
}) => {
  for (const store of ["localStorage", "indexedDB"] as const) {
    await refuseStorage(page, store);
  }
  await openForm(form, [await photo("voor.jpg"), pdf]);
  const arrive = await hold(page, filesCall);
  const reference = await form.sendWell(fullAnswers);
  await expect(deliveryOf(page, reference)).toContainText(texts.sending.stay);
  arrive();
  await expect(deliveryOf(page, reference).getByRole("status")).toHaveText(texts.sending.sent);
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
});

test("files that are left half-way go at the next visit", async ({
  page,
  context,
  form,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  expectConsole(/ERR_FAILED/);
  await openForm(form, [await photo("voor.jpg"), pdf]);
  const asked = page.waitForRequest(filesCall);
  await page.route(filesCall, () => {});
  const reference = await form.sendWell(fullAnswers);
  await asked;
  await expect(deliveryOf(page, reference)).toContainText(texts.sending.kept);
  expect(await filesMailsAbout(reference)).toEqual([]);
  const next = await context.newPage();
  await page.close();

  await next.route(filesCall, (route) =>
    route.fulfill({ status: 503, headers: { "Retry-After": "600" } }),
  );
  await next.goto("/offerte-aanvragen");
  const delivery = deliveryOf(next, reference);
  const status = delivery.getByRole("status");
  await expect(status).toHaveText(texts.sending.waiting);

  await next.route(filesCall, (route) => route.abort());
  // The same words stand there until it has been refused again; offline, the browser would say
  // something else of it.
  const refused = next.waitForEvent("requestfailed");
  await delivery.getByRole("button", { name: texts.sending.retry }).press("Enter");
  await refused;
  await expect(next.locator(":focus").filter({ has: status })).toHaveCount(1);
  await expect(status).toHaveText(texts.sending.waiting);
  await context.setOffline(true);
  await expect(status).toHaveText(texts.sending.offline);
  await next.unrouteAll();
  await context.setOffline(false);
  await expect(status).toHaveText(texts.sending.sent, { timeout: 20_000 });
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
  await delivery.getByRole("button", { name: texts.sending.close }).click();
  await expect(delivery).toHaveCount(0);
});

test("files that cannot be sent are named, with links", async ({ page, form, expectConsole }) => {
  expectConsole(/status of 403/);
  await openForm(form, [await photo("voor.jpg"), pdf]);
  await page.route(filesCall, (route) => route.fulfill({ status: 403 }));
  const reference = await form.sendWell(fullAnswers);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.notSent);
  for (const name of ["voor.jpg", pdf.name]) {
    await expect(delivery.getByText(name)).toBeVisible();
  }
  // Not forgotten before it has been read.
  await page.reload();
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.notSent);
  // The next form keeps its width below it.
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  expect(await widthOf(page.locator("main form"))).toBeGreaterThan(await widthOf(form.pricePanel));
  const mail = await addressOf(delivery, quote.failed.email);
  expect(mail.pathname).toBe(firm.email);
  expect(mail.searchParams.get("subject")).toContain(reference);
  const written = [mail.searchParams.get("body")];
  if (firm.whatsapp) {
    written.push((await addressOf(delivery, quote.failed.whatsapp)).searchParams.get("text"));
  }
  for (const text of written) {
    for (const part of [reference, "voor.jpg", pdf.name]) {
      expect(text).toContain(part);
    }
  }
  await delivery.getByRole("button", { name: texts.sending.close }).press("Enter");
  await expect(page.locator(":focus").filter({ has: page.locator("form") })).toHaveCount(1);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), keptFiles)).toBeNull();
  await page.reload();
  await expect(form.field("name")).toBeVisible();
  await expect(delivery).toHaveCount(0);
});
