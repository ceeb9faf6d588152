import exifr from "exifr";
import sharp from "sharp";
import { enquiryProps } from "../../../src/content/pages/enquiry.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  type ChosenFile,
  choose,
  deliveryOf,
  openForm,
  goingText,
  onlyFilesMailAbout,
  pdf,
  photo,
  readMail,
  send,
  texts,
} from "../../helpers/enquiry-files-steps.ts";
import { field, formIsland, onlyMailAbout, quote } from "../../helpers/enquiry-steps.ts";

/** All that a camera or a program writes into a picture; not how its colours are meant. */
const cameraData = { exif: true, gps: true, xmp: true, iptc: true, icc: false, jfif: false };

test.skip(!enquiryProps("quote").sending.photographs, "The files of this site do not travel");

test("files follow the enquiry in its conversation, small and without their place", async ({ page }) => {
  const [wide, tall] = await Promise.all([photo("IMG_1.jpg", 2_100), photo("IMG_1.jpg", 1_600, true)]);
  const heic = {
    name: "IMG_2.heic",
    mimeType: "image/heic",
    buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0Exif"),
  };
  const list = { name: "lijstje.jpg", mimeType: "image/jpeg", buffer: Buffer.from("geen foto") };
  expect(await exifr.gps(wide.buffer)).toBeDefined();
  expect(await exifr.orientation(tall.buffer)).toBe(6);
  await openForm(page);
  await expect(field(page, "files")).toHaveAttribute("accept", /application\/pdf/);
  await choose(page, [wide, list, pdf, heic], 3);
  // From another folder of the same camera.
  await choose(page, [tall], 4);
  await expect(page.locator("form img")).toHaveCount(2);
  await expect(page.getByText(texts.refusals.kind)).toBeVisible();
  await expect(page.getByText(texts.choosing.tellsPlace)).toHaveCount(1);
  await page.getByRole("button", { name: quote.files.remove.replace("{name}", list.name) }).click();
  await expect(page.getByText(texts.refusals.kind)).toHaveCount(0);
  const reference = await send(page);
  const delivery = deliveryOf(page, reference);
  await expect(delivery.getByRole("status")).toHaveText(texts.sending.sent, { timeout: 20_000 });
  await expect(delivery.getByText(texts.sending.arrived, { exact: true })).toHaveCount(4);
  const enquiry = await onlyMailAbout(reference);
  expect(enquiry.text).toContain("Ja, 4 bestand(en) bijgevoegd");
  const { messageId } = await readMail(enquiry.id);
  const mail = await onlyFilesMailAbout(reference);
  expect(mail).toMatchObject({ inReplyTo: messageId, references: messageId });
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual([
    ...["image/jpeg", "application/pdf", "image/heic", "image/jpeg"],
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
  await expect(field(page, "name")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("enquiry-draft:quote:files"))).toBeNull();
});

test("what was chosen is there again after a reload, and can be left out", async ({ page }) => {
  const [front, back] = [await photo("voor.jpg"), await photo("achter.jpg")];
  await openForm(page);
  await choose(page, [front, back]);
  await page.reload();
  await expect(page.getByText(goingText(2))).toBeVisible();
  await expect(page.locator("form img")).toHaveCount(2);
  await page.getByRole("button", { name: quote.files.remove.replace("{name}", "voor.jpg") }).click();
  await expect(field(page, "files")).toBeFocused();
  await page.reload();
  await expect(page.getByText(goingText(1))).toBeVisible();
  await expect(page.getByText("voor.jpg")).toHaveCount(0);
});

test("what was chosen and never sent is gone after thirty days", async ({ page }) => {
  const isKept = () => page.evaluate(() => localStorage.getItem("enquiry-draft:quote:files") !== null);
  await openForm(page);
  await choose(page, [pdf]);
  await expect.poll(isKept).toBe(true);
  const days = 24 * 60 * 60 * 1_000;
  await page.clock.setFixedTime(Date.now() + 29 * days);
  await page.reload();
  await expect(page.getByText(pdf.name)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 31 * days);
  await page.reload();
  await expect.poll(isKept).toBe(false);
  await expect(page.getByText(pdf.name)).toHaveCount(0);
});

test("files may be dropped and pasted", async ({ page }) => {
  await page.goto("/offerte-aanvragen");
  // What is dragged from another window is the visitor's first sign.
  await expect(page.locator("html[data-at]")).toBeAttached();
  await page.evaluate(() => document.body.dispatchEvent(new DragEvent("dragover", { bubbles: true })));
  await expect(page.locator(formIsland)).toHaveCount(0);
  const give = (type: "drop" | "paste", { name, mimeType, buffer }: ChosenFile) =>
    page.evaluate(
      ([event, called, kind, bytes]) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        data.items.add(new File([content], called, { type: kind }));
        const options = { bubbles: true, cancelable: true };
        document
          .querySelector("main h1")
          ?.dispatchEvent(
            event === "drop"
              ? new DragEvent(event, { ...options, dataTransfer: data })
              : new ClipboardEvent(event, { ...options, clipboardData: data }),
          );
      },
      [type, name, mimeType, buffer.toString("base64")] as const,
    );
  await give("drop", await photo("gesleept.jpg", 60));
  await expect(page.getByText(goingText(1))).toBeVisible();
  await give("paste", await photo("geplakt.jpg", 60));
  await expect(page.getByText(goingText(2))).toBeVisible();
});

test("an enquiry is sent though nothing can be done with its files", async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/aanvraag-bestanden.json", (route) => route.abort());
  await openForm(page);
  await field(page, "files").setInputFiles([pdf]);
  await expect(page.getByRole("alert")).toHaveText(texts.failed);
  const mail = await onlyMailAbout(await send(page));
  expect(mail.text).toContain("Geen bestanden toegevoegd");
});

test("a visitor without files fetches nothing for them", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openForm(page);
  await send(page);
  expect(asked).not.toContain("/aanvraag-bestanden.json");
});
