import type { Page } from "@playwright/test";
import exifr from "exifr";
import type { Email } from "postal-mime";
import sharp from "sharp";
import { fill } from "#data/format/fill.ts";
import { enquiryProps } from "#data/texts/enquiry-props.ts";
import {
  acceptedText,
  choose,
  deliveryOf,
  filesKey,
  openForm,
  pdf,
  photo,
  texts,
} from "#e2e/helpers/enquiry-files.ts";
import { type EnquiryForm, fullAnswers, quote } from "#e2e/helpers/enquiry-form.ts";
import { onlyFilesMailAbout, onlyMailAbout, readMail } from "#e2e/helpers/inbox.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

/** The metadata of a camera or a program in a picture, apart from its colour profile. */
const cameraData = { exif: true, gps: true, xmp: true, iptc: true, icc: false, jfif: false };

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

const heic = {
  name: "IMG_2.heic",
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0Exif"),
};
const list = { name: "lijstje.jpg", mimeType: "image/jpeg", buffer: Buffer.from("geen foto") };

/** Sends the enquiry, and waits until its files have arrived; returns its number. */
async function sendWithFiles(page: Page, form: EnquiryForm): Promise<string> {
  const reference = await form.sendWell(fullAnswers);
  const status = deliveryOf(page, reference).getByRole("status");
  await expect(status).toHaveText(texts.sending.sent, { timeout: 20_000 });
  return reference;
}

const contentsOf = ({ attachments }: Email) =>
  attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));

test("the form offers photographs and documents to choose", async ({ form }) => {
  await openForm(form);
  await expect(form.field("files")).toHaveAttribute("accept", /application\/pdf/);
});

test("photographs are shown, and a file that a browser cannot show is named", async ({
  page,
  form,
}) => {
  await openForm(form, [await photo("voor.jpg"), pdf]);
  await expect(page.locator("form img")).toHaveCount(1);
  await expect(page.getByText(pdf.name)).toBeVisible();
});

test("a file that is not of the kind in its name is refused, and can be removed", async ({
  page,
  form,
}) => {
  await openForm(form);
  await choose(form, [list, pdf], 1);
  await expect(page.getByText(texts.rejectReasons.kind)).toBeVisible();
  await page.getByRole("button", { name: fill(quote.files.remove, { name: list.name }) }).click();
  await expect(page.getByText(texts.rejectReasons.kind)).toHaveCount(0);
});

test("next to a photograph that a browser cannot read stands a warning that it may contain its location", async ({
  page,
  form,
}) => {
  await openForm(form, [await photo("voor.jpg"), heic]);
  await expect(page.getByText(texts.choosing.location)).toHaveCount(1);
});

test("files arrive as a reply to the mail of their enquiry", async ({ page, form }) => {
  await openForm(form, [await photo("voor.jpg"), pdf]);
  const reference = await sendWithFiles(page, form);
  const enquiry = await onlyMailAbout(reference);
  expect(enquiry.text).toContain("Ja, 2 bestand(en) bijgevoegd");
  const { messageId } = await readMail(enquiry.id);
  expect(await onlyFilesMailAbout(reference)).toMatchObject({
    inReplyTo: messageId,
    references: messageId,
  });
});

test("the page says which files have arrived", async ({ page, form }) => {
  await openForm(form, [await photo("voor.jpg"), pdf]);
  const delivery = deliveryOf(page, await sendWithFiles(page, form));
  await expect(delivery.getByText(texts.sending.arrived, { exact: true })).toHaveCount(2);
});

test("documents, and photographs that a browser cannot read, arrive as they are", async ({
  page,
  form,
}) => {
  await openForm(form, [pdf, heic]);
  const mail = await onlyFilesMailAbout(await sendWithFiles(page, form));
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual([
    "application/pdf",
    "image/heic",
  ]);
  expect(contentsOf(mail)).toEqual([pdf.buffer, heic.buffer]);
});

test("two photographs with the same name arrive under two names", async ({ page, form }) => {
  await openForm(form, [await photo("IMG_1.jpg")]);
  // From another folder of the same camera.
  await choose(form, [await photo("IMG_1.jpg", 800)], 2);
  const mail = await onlyFilesMailAbout(await sendWithFiles(page, form));
  expect(new Set(mail.attachments.map(({ filename }) => filename)).size).toBe(2);
});

test("a large photograph arrives smaller, without its camera and location", async ({
  page,
  form,
}) => {
  const wide = await photo("breed.jpg", 2_100);
  expect(await exifr.gps(wide.buffer)).toBeDefined();
  await openForm(form, [wide]);
  const [content] = contentsOf(await onlyFilesMailAbout(await sendWithFiles(page, form)));
  const size = { format: "jpeg", width: 2_000, height: 1_500 };
  expect(await sharp(content).metadata()).toMatchObject(size);
  expect(await exifr.parse(content as Buffer, cameraData)).toBeUndefined();
  expect(content?.length).toBeLessThan(500_000);
});

test("a photograph that was taken upright arrives upright", async ({ page, form }) => {
  const tall = await photo("hoog.jpg", 1_600, true);
  expect(await exifr.orientation(tall.buffer)).toBe(6);
  await openForm(form, [tall]);
  const [content] = contentsOf(await onlyFilesMailAbout(await sendWithFiles(page, form)));
  expect(await sharp(content).metadata()).toMatchObject({ width: 1_200, height: 1_600 });
  expect(await exifr.orientation(content as Buffer)).toBeUndefined();
});

test("files that have arrived are not kept", async ({ page, form }) => {
  await openForm(form, [pdf]);
  await sendWithFiles(page, form);
  await page.reload();
  await expect(form.field("name")).toHaveValue("");
  expect(await page.localStorage.getItem(filesKey)).toBeNull();
});

test("files that were chosen are back after a reload", async ({ page, form }) => {
  await openForm(form, [await photo("voor.jpg"), await photo("achter.jpg")]);
  await page.reload();
  await expect(page.getByText(acceptedText(2))).toBeVisible();
  await expect(page.locator("form img")).toHaveCount(2);
});

test("a file that was removed does not come back, and the focus moves to the field", async ({
  page,
  form,
}) => {
  await openForm(form, [await photo("voor.jpg"), await photo("achter.jpg")]);
  const remove = fill(quote.files.remove, { name: "voor.jpg" });
  await page.getByRole("button", { name: remove }).click();
  await expect(form.field("files")).toBeFocused();
  await page.reload();
  await expect(page.getByText(acceptedText(1))).toBeVisible();
  await expect(page.getByText("voor.jpg")).toHaveCount(0);
});

test("files that were chosen are kept for thirty days", async ({ page, form }) => {
  const isKept = async () => (await page.localStorage.getItem(filesKey)) !== null;
  const dayMs = 24 * 60 * 60 * 1_000;
  await openForm(form, [await photo("voor.jpg")]);
  await page.clock.setFixedTime(Date.now() + 29 * dayMs);
  await page.reload();
  await expect(page.getByText(acceptedText(1))).toBeVisible();
  expect(await isKept()).toBe(true);
  await page.clock.setFixedTime(Date.now() + 31 * dayMs);
  await page.reload();
  await expect.poll(isKept).toBe(false);
  await expect(page.getByText("voor.jpg")).toHaveCount(0);
});

test("files may be dropped and pasted", async ({ page }) => {
  await page.goto("/offerte-aanvragen");
  // Dragging files from another window is the visitor's first action.
  await expect(page.locator("html[data-at]")).toBeAttached();
  const give = (type: "dragover" | "drop" | "paste", name: string) =>
    page.evaluate(
      async ([type, name]) => {
        const canvas = new OffscreenCanvas(60, 45);
        canvas.getContext("2d");
        const data = new DataTransfer();
        data.items.add(new File([await canvas.convertToBlob()], name, { type: "image/png" }));
        // The page only learns which files they are when they are dropped.
        if (type === "dragover") {
          Object.defineProperty(data, "files", { value: [] });
        }
        const options = {
          bubbles: true,
          cancelable: true,
          dataTransfer: data,
          clipboardData: data,
        };
        const Kind = type === "paste" ? ClipboardEvent : DragEvent;
        return document.querySelector("main h1")?.dispatchEvent(new Kind(type, options));
      },
      [type, name] as const,
    );
  // A browser says so again and again, and lets go of a file where the page refuses to be left for
  // it.
  await expect.poll(() => give("dragover", "gesleept.png")).toBe(false);
  await give("drop", "gesleept.png");
  await expect(page.getByText(acceptedText(1))).toBeVisible();
  await give("paste", "geplakt.png");
  await expect(page.getByText(acceptedText(2))).toBeVisible();
});

test("an enquiry is sent even if its files cannot be", async ({ page, form, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/aanvraag-bestanden.json", (route) => route.abort());
  await openForm(form);
  await form.field("files").setInputFiles([pdf]);
  await expect(page.getByRole("alert")).toHaveText(texts.failed);
  const mail = await onlyMailAbout(await form.sendWell(fullAnswers));
  expect(mail.text).toContain("Geen bestanden toegevoegd");
});

test("files that could not be prepared do not affect those of the next enquiry", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/aanvraag-bestanden.json", (route) => route.abort());
  await openForm(form);
  await form.field("files").setInputFiles([pdf]);
  await expect(page.getByRole("alert")).toHaveText(texts.failed);
  await form.sendWell(fullAnswers);
  await page.unrouteAll();
  await page.getByRole("button", { name: quote.sent.again }).click();
  await expect(page.getByText(texts.failed)).toHaveCount(0);
  await choose(form, [await photo("voor.jpg")]);
});
