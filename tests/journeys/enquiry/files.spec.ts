import type { Page } from "@playwright/test";
import exifr from "exifr";
import type { Email } from "postal-mime";
import sharp from "sharp";
import { type FileKinds, filesText, kindsOf } from "#components/enquiry/steps/files-text.ts";
import { filesPath } from "#contract/calls.ts";
import { filesTexts } from "#data/enquiry/enquiry-files.ts";
import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import { type ChosenFile, photo } from "#tests/support/enquiry-files.ts";
import { addressOf, type EnquiryForm, fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { firm } from "#tests/support/firm.ts";
import { onlyFilesMailAbout, onlyMailAbout } from "#tests/support/inbox.ts";
import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

// All tests have the same address, from which the mail service takes three calls with files at
// once. The page then tries again.
test.beforeEach(({ expectConsole }) => expectConsole(/status of 503/, { optional: true }));

const texts = filesTexts();

/** The metadata of a camera or a program in a picture, apart from its colour profile. */
const cameraData = { exif: true, gps: true, xmp: true, iptc: true, icc: false, jfif: false };

const heic = {
  name: "IMG_2.heic",
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0Exif"),
};
const pdf = {
  name: "plattegrond.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
};
const list = { name: "lijstje.jpg", mimeType: "image/jpeg", buffer: Buffer.from("geen foto") };

function contentOf({ attachments }: Email, name: string): Buffer {
  const attachment = attachments.find(({ filename }) => filename?.endsWith(name));
  return Buffer.from((attachment?.content as ArrayBuffer) ?? "");
}

/** The message about the photographs and PDFs that go along with the enquiry. */
const acceptedText = ({ photos = 0, pdfs = 0 }: Partial<FileKinds>) =>
  fill(texts.choosing.accepted, {
    files: filesText({ photos, pdfs }, quote.afterSending.files),
  });

/** Chooses files, and waits until these numbers are accepted and have been made smaller. */
async function choose(
  page: Page,
  form: EnquiryForm,
  files: ChosenFile[],
  accepted: Partial<FileKinds> = kindsOf(files),
): Promise<void> {
  await form.field("files").setInputFiles(files);
  await expect(page.getByText(acceptedText(accepted))).toBeVisible();
  await expect(page.getByText(texts.choosing.shrinking)).toHaveCount(0);
}

/** The page's message about the files that are being sent. */
const deliveryOf = (page: Page, reference: string) =>
  page.locator("section", {
    has: page.getByRole("heading", { name: fill(texts.sending.heading, { reference }) }),
  });

test("files arrive, smaller and without their location", async ({ page, form }) => {
  const wide = await photo("IMG_1.jpg", 2_100);
  expect(await exifr.gps(wide.buffer)).toBeDefined();
  // From another folder of the same camera.
  const tall = await photo(wide.name, 1_600, true);
  expect(await exifr.orientation(tall.buffer)).toBe(6);
  await form.open("/offerte-aanvragen");
  await form.hydrate();
  await expect(form.field("files")).toHaveAccessibleName(quote.fields.files);
  await expect(form.field("files")).toHaveAttribute("accept", /application\/pdf/);
  await choose(page, form, [wide, pdf, heic, list], { photos: 2, pdfs: 1 });
  // Next to the photograph that a browser cannot read.
  await expect(page.getByText(texts.choosing.location)).toHaveCount(1);
  // A file that is not of the kind in its name.
  await expect(page.getByText(texts.rejectReasons.kind)).toBeVisible();
  const { removeRejected } = texts.choosing;
  await page.getByRole("button", { name: `${removeRejected} ${list.name}` }).click();
  await expect(page.getByText(texts.rejectReasons.kind)).toHaveCount(0);
  await choose(page, form, [tall, await photo("schuur.jpg", 8)], { photos: 4, pdfs: 1 });
  await page
    .getByRole("button", { name: fill(quote.files.remove, { name: "schuur.jpg" }) })
    .click();
  await expect(page.getByText(acceptedText({ photos: 3, pdfs: 1 }))).toBeVisible();

  const reference = await form.sendWell(fullAnswers);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.sent);
  const enquiry = await onlyMailAbout(reference);
  expect(enquiry.text).toContain("Ja, 4 bestand(en) bijgevoegd");
  const mail = await onlyFilesMailAbout(reference);
  expect(mail.attachments).toHaveLength(4);
  expect(contentOf(mail, pdf.name)).toEqual(pdf.buffer);
  expect(contentOf(mail, heic.name)).toEqual(heic.buffer);
  const smaller = contentOf(mail, `1-${wide.name}`);
  const size = { format: "jpeg", width: 2_000, height: 1_500 };
  expect(await sharp(smaller).metadata()).toMatchObject(size);
  expect(await exifr.parse(smaller, cameraData)).toBeUndefined();
  expect(smaller.length).toBeLessThan(500_000);
  const upright = contentOf(mail, `4-${tall.name}`);
  expect(await sharp(upright).metadata()).toMatchObject({ width: 1_200, height: 1_600 });
  expect(await exifr.orientation(upright)).toBeUndefined();
});

test("files may be dropped and pasted", async ({ page }) => {
  await page.goto("/offerte-aanvragen");
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
        const given = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
        const Kind = type === "paste" ? ClipboardEvent : DragEvent;
        return document.querySelector("main h1")?.dispatchEvent(new Kind(type, given));
      },
      [type, name] as const,
    );
  // A browser says so again and again, and lets go of a file where the page refuses to be left for
  // it.
  await expect.poll(() => give("dragover", "gesleept.png")).toBe(false);
  await give("drop", "gesleept.png");
  await expect(page.getByText(acceptedText({ photos: 1 }))).toBeVisible();
  await give("paste", "geplakt.png");
  await expect(page.getByText(acceptedText({ photos: 2 }))).toBeVisible();
});

test("files that cannot be sent are named, with another way to send them, and can be tried again", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  // As some browsers do.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("refused", "SecurityError");
    };
    const refused = { get, configurable: true };
    Object.defineProperties(window, { localStorage: refused, sessionStorage: refused });
  });
  await form.open("/offerte-aanvragen");
  await form.hydrate();
  await choose(page, form, [await photo("voor.jpg"), pdf]);
  await page.route(`**${filesPath}`, (route) => route.fulfill({ status: 403 }));
  const reference = await form.sendWell(fullAnswers);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.notSent);
  await expect(delivery).toContainText(texts.sending.otherWays);
  const mail = await addressOf(delivery, quote.failed.email);
  expect(mail.pathname).toBe(enquiryProps("quote").sending.recipient);
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

  await page.unroute(`**${filesPath}`);
  await delivery.getByRole("button", { name: texts.sending.retry }).press("Enter");
  await expect(page.locator("section:focus")).toContainText(reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.sent);
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
});
