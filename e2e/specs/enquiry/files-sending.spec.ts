import type { Locator } from "@playwright/test";
import { enquiryProps } from "../../../src/content/pages/enquiry.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  choose,
  deliveryOf,
  filesCall,
  filesMailsAbout,
  openForm,
  onlyFilesMailAbout,
  pdf,
  photo,
  send,
  texts,
} from "../../helpers/enquiry-files-steps.ts";
import { field, open, pricePanel, quote } from "../../helpers/enquiry-steps.ts";
import { firm } from "../../helpers/firm.ts";
import { hold, refuseStorage } from "../../helpers/shell-steps.ts";

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

test("a browser that keeps nothing sends files all the same, and says to wait for them", async ({ page }) => {
  await refuseStorage(page, "indexedDB");
  await openForm(page);
  await choose(page, [await photo("voor.jpg"), pdf]);
  const arrive = await hold(page, filesCall);
  const reference = await send(page);
  await expect(deliveryOf(page, reference)).toContainText(texts.sending.stay);
  arrive();
  await expect(deliveryOf(page, reference).getByRole("status")).toHaveText(texts.sending.sent);
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
});

test("a page that is closed half-way sends the rest when it is opened again", async ({ page, context }) => {
  await openForm(page);
  await choose(page, [await photo("voor.jpg"), pdf]);
  const asked = page.waitForRequest(filesCall);
  await page.route(filesCall, () => {});
  const reference = await send(page);
  await asked;
  await expect(deliveryOf(page, reference)).toContainText(texts.sending.kept);
  expect(await filesMailsAbout(reference)).toEqual([]);
  await page.close();

  const next = await context.newPage();
  await open(next, "/offerte-aanvragen");
  await expect(deliveryOf(next, reference).getByRole("status")).toHaveText(texts.sending.sent, {
    timeout: 20_000,
  });
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
  await deliveryOf(next, reference).getByRole("button", { name: texts.sending.close }).click();
  await expect(deliveryOf(next, reference)).toHaveCount(0);
});

test("files wait while the mail service cannot take them", async ({ page, context, expectConsole }) => {
  expectConsole(/status of 503/);
  expectConsole(/ERR_FAILED/);
  await openForm(page);
  await choose(page, [await photo("voor.jpg")]);
  await page.route(filesCall, (route) => route.fulfill({ status: 503, headers: { "Retry-After": "600" } }));
  const reference = await send(page);
  const status = deliveryOf(page, reference).getByRole("status");
  await expect(status).toHaveText(texts.sending.waiting);

  await page.route(filesCall, (route) => route.abort());
  await deliveryOf(page, reference).getByRole("button", { name: texts.sending.retry }).click();
  await expect(status).toHaveText(texts.sending.waiting);
  await context.setOffline(true);
  await expect(status).toHaveText(texts.sending.offline);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(status).toHaveText(texts.sending.sent, { timeout: 20_000 });
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(1);
});

test("files that cannot be sent are named, with other ways that carry the reference", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  await openForm(page);
  await choose(page, [await photo("voor.jpg"), pdf]);
  await page.route(filesCall, (route) => route.fulfill({ status: 403 }));
  const reference = await send(page);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.notSent);
  for (const name of ["voor.jpg", pdf.name]) await expect(delivery.getByText(name)).toBeVisible();
  // Not forgotten before it has been read.
  await page.reload();
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.notSent);
  // The next form keeps its width below it.
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0;
  const [form, panel] = [page.locator("main form"), pricePanel(page)];
  expect(await widthOf(form)).toBeGreaterThan(await widthOf(panel));
  const link = async (name: string) =>
    new URL((await delivery.getByRole("link", { name }).getAttribute("href")) ?? "");
  const mail = await link(quote.failed.email);
  expect(mail.pathname).toBe(firm.email);
  expect(mail.searchParams.get("subject")).toContain(reference);
  const written = [mail.searchParams.get("body")];
  if (firm.whatsapp) written.push((await link(quote.failed.whatsapp)).searchParams.get("text"));
  for (const text of written)
    for (const part of [reference, "voor.jpg", pdf.name]) expect(text).toContain(part);
  await delivery.getByRole("button", { name: texts.sending.close }).press("Enter");
  await expect(page.locator(":focus").filter({ has: page.locator("form") })).toHaveCount(1);
  await page.reload();
  await expect(field(page, "name")).toBeVisible();
  await expect(delivery).toHaveCount(0);
});
