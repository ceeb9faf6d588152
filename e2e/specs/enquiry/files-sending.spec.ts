import type { Locator, Page } from "@playwright/test";
import { enquiryProps } from "#data/texts/enquiry-props.ts";
import {
  deliveryOf,
  filesCall,
  filesKey,
  openForm,
  pdf,
  photo,
  texts,
} from "#e2e/helpers/enquiry-files.ts";
import { addressOf, type EnquiryForm, fullAnswers, quote } from "#e2e/helpers/enquiry-form.ts";
import { firm } from "#e2e/helpers/firm.ts";
import { filesMailsAbout, onlyFilesMailAbout } from "#e2e/helpers/inbox.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold, refuseStorage } from "#e2e/helpers/shell-steps.ts";
import { type ExpectConsole, expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

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

  test("arrive at the next visit", async ({ page, context, form }) => {
    const reference = await leaveHalfWay(page, form);
    expect(await filesMailsAbout(reference)).toEqual([]);
    const next = await context.newPage();
    await page.close();
    await next.goto("/offerte-aanvragen");
    const delivery = deliveryOf(next, reference);
    const status = delivery.getByRole("status");
    await expect(status).toHaveText(texts.sending.sent, { timeout: 20_000 });
    expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
    await delivery.getByRole("button", { name: texts.sending.close }).click();
    await expect(delivery).toHaveCount(0);
  });

  test("wait for a busy mail service, and can be tried earlier", async ({
    page,
    context,
    form,
    expectConsole,
  }) => {
    expectConsole(/status of 503/);
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
  });

  test("are sent when the connection is back", async ({ page, context, form, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    const reference = await leaveHalfWay(page, form);
    const next = await context.newPage();
    await page.close();
    await next.route(filesCall, (route) => route.abort());
    await next.goto("/offerte-aanvragen");
    const status = deliveryOf(next, reference).getByRole("status");
    await expect(status).toHaveText(texts.sending.waiting);
    await context.setOffline(true);
    await expect(status).toHaveText(texts.sending.offline);
    await next.unrouteAll();
    await context.setOffline(false);
    await expect(status).toHaveText(texts.sending.sent, { timeout: 20_000 });
  });
});

test.describe("files that cannot be sent", () => {
  /** Sends an enquiry whose files are refused permanently; returns its number. */
  async function sendRefused(page: Page, form: EnquiryForm, expectConsole: ExpectConsole) {
    expectConsole(/status of 403/);
    await openForm(form, [await photo("voor.jpg"), pdf]);
    await page.route(filesCall, (route) => route.fulfill({ status: 403 }));
    const reference = await form.sendWell(fullAnswers);
    const status = deliveryOf(page, reference).getByRole("status");
    await expect(status).toHaveText(texts.sending.notSent);
    return reference;
  }

  test("are named, also after a reload", async ({ page, form, expectConsole }) => {
    const delivery = deliveryOf(page, await sendRefused(page, form, expectConsole));
    await page.reload();
    await expect(delivery.getByRole("status")).toHaveText(texts.sending.notSent);
    await expect(delivery.getByText("voor.jpg")).toBeVisible();
    await expect(delivery.getByText(pdf.name)).toBeVisible();
  });

  test("leave the next form its full width", async ({ page, form, expectConsole }) => {
    await sendRefused(page, form, expectConsole);
    await page.reload();
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
    const formWidth = await widthOf(page.locator("main form"));
    expect(formWidth).toBeGreaterThan(await widthOf(form.pricePanel));
  });

  test("are named in a mail to the firm", async ({ page, form, expectConsole }) => {
    const reference = await sendRefused(page, form, expectConsole);
    const mail = await addressOf(deliveryOf(page, reference), quote.failed.email);
    expect(mail.pathname).toBe(firm.email);
    expect(mail.searchParams.get("subject")).toContain(reference);
    const body = mail.searchParams.get("body");
    expect(body).toContain(reference);
    expect(body).toContain("voor.jpg");
    expect(body).toContain(pdf.name);
  });

  test("are named in a message by WhatsApp", async ({ page, form, expectConsole }) => {
    test.skip(!firm.whatsapp, "the firm has no WhatsApp");
    const reference = await sendRefused(page, form, expectConsole);
    const whatsapp = await addressOf(deliveryOf(page, reference), quote.failed.whatsapp);
    const text = whatsapp.searchParams.get("text");
    expect(text).toContain(reference);
    expect(text).toContain("voor.jpg");
    expect(text).toContain(pdf.name);
  });

  test("are forgotten once the message about them is closed", async ({
    page,
    form,
    expectConsole,
  }) => {
    const delivery = deliveryOf(page, await sendRefused(page, form, expectConsole));
    await page.reload();
    await delivery.getByRole("button", { name: texts.sending.close }).press("Enter");
    await expect(page.locator(":focus").filter({ has: page.locator("form") })).toHaveCount(1);
    await expect.poll(() => page.localStorage.getItem(filesKey)).toBeNull();
    await page.reload();
    await expect(form.field("name")).toBeVisible();
    await expect(delivery).toHaveCount(0);
  });
});
