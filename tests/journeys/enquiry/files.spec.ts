import exifr from "exifr";
import type { Email } from "postal-mime";
import sharp from "sharp";
import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import {
  acceptedText,
  choose,
  deliveryOf,
  openForm,
  pdf,
  photo,
  texts,
} from "#tests/support/enquiry-files.ts";
import { fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { onlyFilesMailAbout, onlyMailAbout, readMail } from "#tests/support/inbox.ts";
import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

/** The metadata of a camera or a program in a picture, apart from its colour profile. */
const cameraData = { exif: true, gps: true, xmp: true, iptc: true, icc: false, jfif: false };

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

// All tests have the same address, from which the mail service takes three calls with files at
// once. The page then tries again.
test.beforeEach(({ expectConsole }) => expectConsole(/status of 503/, { optional: true }));

const heic = {
  name: "IMG_2.heic",
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0Exif"),
};
const list = { name: "lijstje.jpg", mimeType: "image/jpeg", buffer: Buffer.from("geen foto") };

function contentOf({ attachments }: Email, name: string): Buffer {
  const attachment = attachments.find(({ filename }) => filename?.endsWith(name));
  return Buffer.from((attachment?.content as ArrayBuffer) ?? "");
}

test("files arrive as a reply to the mail of their enquiry", async ({ page, form }) => {
  const wide = await photo("IMG_1.jpg", 2_100);
  expect(await exifr.gps(wide.buffer)).toBeDefined();
  // From another folder of the same camera.
  const tall = await photo(wide.name, 1_600, true);
  expect(await exifr.orientation(tall.buffer)).toBe(6);
  await openForm(form);
  await expect(form.field("files")).toHaveAttribute("accept", /application\/pdf/);
  await expect(form.field("files")).toHaveAccessibleName(quote.fields.files);
  await choose(form, [wide, pdf, heic, list], { photos: 2, pdfs: 1 });
  await expect(page.locator("form img")).toHaveCount(1);
  await expect(page.getByText(pdf.name)).toBeVisible();
  // Next to the photograph that a browser cannot read.
  await expect(page.getByText(texts.choosing.location)).toHaveCount(1);

  // A file that is not of the kind in its name.
  await expect(page.getByText(texts.rejectReasons.kind)).toBeVisible();
  const { removeRejected } = texts.choosing;
  await page.getByRole("button", { name: `${removeRejected} ${list.name}` }).click();
  await expect(page.getByText(texts.rejectReasons.kind)).toHaveCount(0);

  await choose(form, [tall], { photos: 3, pdfs: 1 });
  const reference = await form.sendWell(fullAnswers);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.sent);

  const enquiry = await onlyMailAbout(reference);
  expect(enquiry.text).toContain("Ja, 4 bestand(en) bijgevoegd");
  const mail = await onlyFilesMailAbout(reference);
  const { messageId } = await readMail(enquiry.id);
  expect(mail).toMatchObject({ inReplyTo: messageId, references: messageId });
  expect(new Set(mail.attachments.map(({ filename }) => filename)).size).toBe(4);
  expect(contentOf(mail, pdf.name)).toEqual(pdf.buffer);
  expect(contentOf(mail, heic.name)).toEqual(heic.buffer);
  // Smaller and upright, without their camera and location.
  const smaller = contentOf(mail, `1-${wide.name}`);
  const size = { format: "jpeg", width: 2_000, height: 1_500 };
  expect(await sharp(smaller).metadata()).toMatchObject(size);
  expect(await exifr.parse(smaller, cameraData)).toBeUndefined();
  expect(smaller.length).toBeLessThan(500_000);
  const upright = contentOf(mail, `4-${tall.name}`);
  expect(await sharp(upright).metadata()).toMatchObject({ width: 1_200, height: 1_600 });
  expect(await exifr.orientation(upright)).toBeUndefined();

  await page.reload();
  await form.hydrate();
  await expect(form.field("name")).toHaveValue("");
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
  await expect(page.getByText(acceptedText({ photos: 1 }))).toBeVisible();
  await give("paste", "geplakt.png");
  await expect(page.getByText(acceptedText({ photos: 2 }))).toBeVisible();
});

test("an enquiry is sent even if its files cannot be, and the next one takes files", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const code = "**/_astro/prepare-file.*.js";
  await page.route(code, (route) => route.abort());
  await openForm(form);
  await form.field("files").setInputFiles([pdf]);
  await expect(page.getByText(texts.rejectReasons.failed)).toBeVisible();
  const reference = await form.sendWell(fullAnswers);
  const mail = await onlyMailAbout(reference);
  expect(mail.text).toContain("Geen bestanden toegevoegd");
  await expect(deliveryOf(page, reference)).toHaveCount(0);

  await page.unrouteAll();
  await page.reload();
  await choose(form, [await photo("voor.jpg")]);
});
