import type { Locator, Page } from "@playwright/test";
import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import {
  acceptedText,
  deliveryOf,
  filesCall,
  filesKey,
  openForm,
  pdf,
  photo,
  texts,
} from "#tests/support/enquiry-files.ts";
import { addressOf, type EnquiryForm, fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { firm } from "#tests/support/firm.ts";
import { filesMailsAbout, onlyFilesMailAbout } from "#tests/support/inbox.ts";
import { atRest } from "#tests/support/launch.ts";
import { hold, refuseStorage } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

// All tests have the same address, from which the mail service takes three calls with files at
// once. The page then tries again.
test.beforeEach(({ expectConsole }) => expectConsole(/status of 503/, { optional: true }));

test("a browser that refuses storage sends files all the same, and asks the visitor to wait", async ({
  page,
  form,
}) => {
  for (const store of ["localStorage", "indexedDB"] as const) {
    await refuseStorage(page, store);
  }
  // Browsers that refuse storage refuse locks as well.
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException("refused", "SecurityError"));
  });
  await openForm(form, [await photo("voor.jpg"), pdf]);
  const arrive = await hold(page, filesCall);
  const reference = await form.sendWell(fullAnswers);
  await expect(deliveryOf(page, reference)).toContainText(texts.sending.stay);
  arrive();
  await expect(deliveryOf(page, reference).getByRole("status")).toHaveText(texts.sending.sent);
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
});

test.describe("files of a page that was left too early", () => {
  /** Leaves the page while its files are being sent; returns the number of their enquiry. */
  async function leaveHalfWay(page: Page, form: EnquiryForm): Promise<string> {
    await openForm(form, [await photo("voor.jpg"), pdf]);
    const filesRequest = page.waitForRequest(filesCall);
    await page.route(filesCall, () => {});
    const reference = await form.sendWell(fullAnswers);
    await filesRequest;
    await expect(deliveryOf(page, reference)).toContainText(texts.sending.kept);
    return reference;
  }

  test("arrive at the next visit, when no other tab sends them", async ({
    page,
    context,
    form,
  }) => {
    const reference = await leaveHalfWay(page, form);
    const next = await context.newPage();
    await next.goto("/offerte-aanvragen");
    const waiting = () => next.evaluate(async () => (await navigator.locks.query()).pending);
    await expect.poll(waiting).toHaveLength(1);
    expect(await filesMailsAbout(reference)).toEqual([]);
    await page.close();
    const delivery = deliveryOf(next, reference);
    await expect(delivery.getByRole("status")).toHaveText(texts.sending.sent);
    expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
    await delivery.getByRole("button", { name: texts.sending.close }).click();
    await expect(delivery).toHaveCount(0);
  });

  test("wait for a busy mail service and a connection, and can be tried earlier", async ({
    page,
    context,
    form,
    expectConsole,
  }) => {
    expectConsole(/status of 503/);
    expectConsole(/ERR_FAILED/);
    const reference = await leaveHalfWay(page, form);
    const next = await context.newPage();
    await page.close();
    await next.route(filesCall, (route) =>
      route.fulfill({ status: 503, headers: { "Retry-After": "600" } }),
    );
    await next.goto("/offerte-aanvragen");
    const delivery = deliveryOf(next, reference);
    const status = delivery.getByRole("status");
    await expect(status).toHaveText(texts.sending.waiting);
    const again = next.waitForResponse(filesCall);
    await delivery.getByRole("button", { name: texts.sending.retry }).press("Enter");
    await again;
    await expect(next.locator(":focus").filter({ has: status })).toHaveCount(1);
    await expect(status).toHaveText(texts.sending.waiting);

    const failed = next.waitForEvent("requestfailed");
    await next.route(filesCall, (route) => route.abort());
    await delivery.getByRole("button", { name: texts.sending.retry }).press("Enter");
    await failed;
    await expect(status).toHaveText(texts.sending.waiting);
    await context.setOffline(true);
    await expect(status).toHaveText(texts.sending.offline);
    await next.unrouteAll();
    await context.setOffline(false);
    await expect(status).toHaveText(texts.sending.sent);
  });
});

test("files that cannot be sent are named until the visitor closes their message", async ({
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

  await page.reload();
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.notSent);
  await expect(delivery.getByText("voor.jpg")).toBeVisible();
  await expect(delivery.getByText(pdf.name)).toBeVisible();
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  await expect(async () => {
    const formWidth = await widthOf(page.locator("main form"));
    expect(formWidth).toBeGreaterThan(await widthOf(form.pricePanel));
  }).toPass();

  await delivery.getByRole("button", { name: texts.sending.close }).press("Enter");
  await expect(page.locator(":focus").filter({ has: page.locator("form") })).toHaveCount(1);
  await expect.poll(() => page.localStorage.getItem(filesKey)).toBeNull();
  await page.reload();
  await form.hydrate();
  await expect(delivery).toHaveCount(0);
});

test.describe("files whose script could not be fetched", {
  // Older versions of other browsers do not fetch it again.
  tag: "@chromium",
}, () => {
  const uploadsModule = "**/_astro/uploads-module.*.js";

  test.beforeEach(async ({ page, form, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    await page.route(uploadsModule, (route) => route.abort());
    await openForm(form);
    await form.field("files").setInputFiles([await photo("voor.jpg", 8)]);
    await expect(page.getByRole("alert")).toHaveText(texts.failed);
  });

  test("are ready when the visitor comes back to the field", async ({ page, form }) => {
    await page.unroute(uploadsModule);
    await form.field("files").focus();
    await page.keyboard.press("Tab");
    await form.field("files").focus();
    await expect(page.getByText(acceptedText({ photos: 1 }))).toBeVisible();
    await expect(page.getByText(texts.failed)).toHaveCount(0);
  });

  test("are ready when the connection is back", async ({ page, context }) => {
    await page.unroute(uploadsModule);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByText(acceptedText({ photos: 1 }))).toBeVisible();
    await expect(page.getByText(texts.failed)).toHaveCount(0);
  });
});
