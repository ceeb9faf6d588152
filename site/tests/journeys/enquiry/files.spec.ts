import { filesPath } from "@contractor/core/enquiry/calls.ts";
import { enquiryFiles, enquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { counted, fill } from "@contractor/core/facts/format/fill.ts";
import type { Page } from "@playwright/test";
import exifr from "exifr";
import sharp from "sharp";
import { photo } from "#tests/support/enquiry-files.ts";
import { addressOf, fullAnswers, messagesIn, quote } from "#tests/support/enquiry-form.ts";
import { onlyFilesMailAbout, onlyMailAbout } from "#tests/support/inbox.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

test.use(atRest);

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

// All tests have the same address, from which the mail service takes three calls with files at
// once. The page then tries again.
test.beforeEach(({ expectConsole }) => expectConsole(/status of 503/));

const { choosing, rejectReasons, sending } = enquiryFiles.data;

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

/** Expects that so many files go along, and have been made smaller. */
async function expectAccepted(page: Page, count: number): Promise<void> {
  await expect(page.getByText(counted(choosing.accepted, count))).toBeVisible();
  await expect(page.getByText(choosing.shrinking)).toHaveCount(0);
}

/** The page's message about the files that are being sent. */
const deliveryOf = (page: Page, reference: string) =>
  page.locator("section", {
    has: page.getByRole("heading", { name: fill(sending.heading, { reference }) }),
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
  await form.field("files").setInputFiles([wide, pdf, heic, list]);
  await expectAccepted(page, 3);
  // Next to the photograph that a browser cannot read.
  await expect(page.getByText(choosing.location)).toHaveCount(1);
  // A file that is not of the kind in its name.
  await expect(page.getByText(rejectReasons.kind)).toBeVisible();
  await form.field("files").setInputFiles([tall]);
  await expectAccepted(page, 4);

  const reference = await form.sendWell(fullAnswers);
  await expect(deliveryOf(page, reference).getByRole("status")).toHaveText(sending.sent);
  const enquiry = await onlyMailAbout(reference);
  expect(enquiry.text).toContain("Ja, 4 bestand(en) bijgevoegd");
  const { attachments } = await onlyFilesMailAbout(reference);
  expect(attachments).toHaveLength(4);
  const arrived = (name: string) => {
    const attachment = attachments.find(({ filename }) => filename?.endsWith(name));
    return Buffer.from((attachment?.content as ArrayBuffer) ?? "");
  };
  expect(arrived(pdf.name)).toEqual(pdf.buffer);
  expect(arrived(heic.name)).toEqual(heic.buffer);
  const smaller = arrived(`1-${wide.name}`);
  const size = { format: "jpeg", width: 1_600, height: 1_200 };
  expect(await sharp(smaller).metadata()).toMatchObject(size);
  expect(await exifr.parse(smaller, cameraData)).toBeUndefined();
  expect(smaller.length).toBeLessThan(500_000);
  const upright = arrived(`4-${tall.name}`);
  expect(await sharp(upright).metadata()).toMatchObject({ width: 1_200, height: 1_600 });
  expect(await exifr.orientation(upright)).toBeUndefined();
});

test("files that cannot be sent are named, with another way, and can be tried again", async ({
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
    // Instead of what was drawn.
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(4, 1);
  });
  await form.open("/offerte-aanvragen");
  await form.hydrate();
  await form.field("files").setInputFiles([await photo("voor.jpg"), pdf]);
  await expectAccepted(page, 2);
  // The photograph is sent as it is.
  await expect(page.getByText(choosing.location)).toHaveCount(1);
  await page.route(`**${filesPath}`, (route) => route.fulfill({ status: 403 }));
  const reference = await form.sendWell(fullAnswers);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(sending.notSent);
  await expect(delivery).toContainText(sending.otherWays);
  const mail = await addressOf(delivery, quote.failed.email);
  expect(mail.pathname).toBe(enquiryProps("quote").sending.recipient);
  for (const message of await messagesIn(delivery)) {
    for (const part of [reference, "voor.jpg", pdf.name]) {
      expect(message).toContain(part);
    }
  }

  await page.unroute(`**${filesPath}`);
  await delivery.getByRole("button", { name: sending.retry }).press("Enter");
  await expect(page.locator("section:focus")).toContainText(reference);
  await expect(delivery.getByRole("status")).toHaveText(sending.sent);
  expect((await onlyFilesMailAbout(reference)).attachments).toHaveLength(2);
});
