import exifr from "exifr";
import sharp from "sharp";
import { enquiryProps } from "#data/pages/enquiry.ts";
import {
  choose,
  deliveryOf,
  goingText,
  keptFiles,
  openForm,
  pdf,
  photo,
  texts,
} from "#e2e/helpers/enquiry-files.ts";
import { fullAnswers, quote } from "#e2e/helpers/enquiry-form.ts";
import { onlyFilesMailAbout, onlyMailAbout, readMail } from "#e2e/helpers/inbox.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

/** All that a camera or a program writes into a picture; not how its colours are meant. */
const cameraData = { exif: true, gps: true, xmp: true, iptc: true, icc: false, jfif: false };

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

test("files follow the enquiry in its conversation, small and without place", async ({
  page,
  form,
}) => {
  const [wide, tall] = await Promise.all([
    photo("IMG_1.jpg", 2_100),
    photo("IMG_1.jpg", 1_600, true),
  ]);
  const heic = {
    name: "IMG_2.heic",
    mimeType: "image/heic",
    buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0Exif"),
  };
  const list = { name: "lijstje.jpg", mimeType: "image/jpeg", buffer: Buffer.from("geen foto") };
  expect(await exifr.gps(wide.buffer)).toBeDefined();
  expect(await exifr.orientation(tall.buffer)).toBe(6);
  await openForm(form);
  await expect(form.field("files")).toHaveAttribute("accept", /application\/pdf/);
  await choose(form, [wide, list, pdf, heic], 3);
  // From another folder of the same camera.
  await choose(form, [tall], 4);
  await expect(page.locator("form img")).toHaveCount(2);
  await expect(page.getByText(texts.refusals.kind)).toBeVisible();
  await expect(page.getByText(texts.choosing.tellsPlace)).toHaveCount(1);
  await page.getByRole("button", { name: quote.files.remove.replace("{name}", list.name) }).click();
  await expect(page.getByText(texts.refusals.kind)).toHaveCount(0);
  const reference = await form.sendWell(fullAnswers);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.sent, { timeout: 20_000 });
  await expect(delivery.getByText(texts.sending.arrived, { exact: true })).toHaveCount(4);
  const enquiry = await onlyMailAbout(reference);
  expect(enquiry.text).toContain("Ja, 4 bestand(en) bijgevoegd");
  const { messageId } = await readMail(enquiry.id);
  const mail = await onlyFilesMailAbout(reference);
  expect(mail).toMatchObject({ inReplyTo: messageId, references: messageId });
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual([
    "image/jpeg",
    "application/pdf",
    "image/heic",
    "image/jpeg",
  ]);
  const names = mail.attachments.map(({ filename }) => filename);
  expect(new Set(names).size).toBe(4);
  const contents = mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
  expect(contents[1]).toEqual(pdf.buffer);
  expect(contents[2]).toEqual(heic.buffer);
  for (const [content, width, height] of [
    [contents[0], 2_000, 1_500],
    [contents[3], 1_200, 1_600],
  ] as const) {
    expect(await sharp(content).metadata()).toMatchObject({ format: "jpeg", width, height });
    expect(await exifr.parse(content as Buffer, cameraData)).toBeUndefined();
    expect(content?.length).toBeLessThan(500_000);
  }

  await page.reload();
  await expect(form.field("name")).toHaveValue("");
  expect(await page.evaluate((key) => localStorage.getItem(key), keptFiles)).toBeNull();
});

test("what was chosen is there again for thirty days, and can be left out", async ({
  page,
  form,
}) => {
  const isKept = () => page.evaluate((key) => localStorage.getItem(key) !== null, keptFiles);
  await openForm(form, [await photo("voor.jpg"), await photo("achter.jpg")]);
  await page.reload();
  await expect(page.getByText(goingText(2))).toBeVisible();
  await expect(page.locator("form img")).toHaveCount(2);
  await page
    .getByRole("button", { name: quote.files.remove.replace("{name}", "voor.jpg") })
    .click();
  await expect(form.field("files")).toBeFocused();

  const days = 24 * 60 * 60 * 1_000;
  await page.clock.setFixedTime(Date.now() + 29 * days);
  await page.reload();
  await expect(page.getByText(goingText(1))).toBeVisible();
  await expect(page.getByText("voor.jpg")).toHaveCount(0);
  expect(await isKept()).toBe(true);
  await page.clock.setFixedTime(Date.now() + 31 * days);
  await page.reload();
  await expect.poll(isKept).toBe(false);
  await expect(page.getByText("achter.jpg")).toHaveCount(0);
});

test("files may be dropped and pasted", async ({ page }) => {
  await page.goto("/offerte-aanvragen");
  // What is dragged from another window is the visitor's first sign.
  await expect(page.locator("html[data-at]")).toBeAttached();
  const give = (type: "dragover" | "drop" | "paste", name: string) =>
    page.evaluate(
      async ([type, name]) => {
        const canvas = new OffscreenCanvas(60, 45);
        canvas.getContext("2d");
        const data = new DataTransfer();
        data.items.add(new File([await canvas.convertToBlob()], name, { type: "image/png" }));
        // Which files they are is told when they are let go.
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
  await expect(page.getByText(goingText(1))).toBeVisible();
  await give("paste", "geplakt.png");
  await expect(page.getByText(goingText(2))).toBeVisible();
});

test("an enquiry is sent though its files cannot be", async ({ page, form, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/aanvraag-bestanden.json", (route) => route.abort());
  await openForm(form);
  await form.field("files").setInputFiles([pdf]);
  await expect(page.getByRole("alert")).toHaveText(texts.failed);
  const mail = await onlyMailAbout(await form.sendWell(fullAnswers));
  expect(mail.text).toContain("Geen bestanden toegevoegd");
  // Nor do they go with the next one.
  await page.unrouteAll();
  await page.getByRole("button", { name: quote.sent.again }).click();
  await expect(page.getByText(texts.failed)).toHaveCount(0);
  await choose(form, [await photo("voor.jpg")]);
});
