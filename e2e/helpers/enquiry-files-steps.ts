import type { Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import sharp from "sharp";
import { filesSubject } from "../../contract/files.ts";
import { filesPath } from "../../contract/calls.ts";
import { filesStart, filesTexts } from "../../src/content/pages/enquiry-files.ts";
import { expect } from "./test.ts";
import {
  field,
  fillIn,
  formIsland,
  fullAnswers,
  mailsAbout,
  open,
  quote,
  shownReference,
  submit,
} from "./enquiry-steps.ts";

/** What a visitor does with files in the quote form, and what the firm's inbox then holds. */
export const texts = { ...filesStart, ...filesTexts };
export const filesCall = `**${filesPath}`;

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const camera = {
  IFD0: { Make: "Fairphone", Model: "FP5" },
  IFD3: {
    ...{ GPSLatitudeRef: "N", GPSLatitude: "51/1 55/1 20/1" },
    ...{ GPSLongitudeRef: "E", GPSLongitude: "4/1 28/1 40/1" },
  },
};

/** A photograph that knows where it was taken; on its side, as a phone held upright takes it, when `turned`. */
export async function photo(name: string, size = 900, turned = false): Promise<ChosenFile> {
  const noise = { type: "gaussian", mean: 150, sigma: 25 } as const;
  const create = {
    width: size,
    height: Math.round(size * 0.75),
    channels: 3,
    background: "#888",
    noise,
  } as const;
  const made = sharp({ create }).withExif(camera);
  const upright = turned ? made.withMetadata({ orientation: 6 }).withExifMerge(camera) : made;
  return { name, mimeType: "image/jpeg", buffer: await upright.jpeg({ quality: 80 }).toBuffer() };
}

export const pdf: ChosenFile = {
  ...{ name: "plattegrond.pdf", mimeType: "application/pdf" },
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
};

/** Opens the quote form and waits for its script, which files need. */
export async function openForm(page: Page): Promise<void> {
  await open(page, "/offerte-aanvragen");
  await field(page, "name").focus();
  await expect(page.locator(formIsland)).toHaveCount(0);
}

/** Chooses files, and waits until none is being made smaller. */
export async function choose(page: Page, files: ChosenFile[], going = files.length): Promise<void> {
  await field(page, "files").setInputFiles(files);
  await expect(page.getByText(goingText(going))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(texts.choosing.unready)).toHaveCount(0, { timeout: 20_000 });
}

export const goingText = (count: number) =>
  count === 1 ? texts.choosing.going.one : texts.choosing.going.many.replace("{count}", `${count}`);

/** Fills in the rest and sends; what is returned is the reference that the confirmation shows. */
export async function send(page: Page): Promise<string> {
  await fillIn(page, fullAnswers);
  await submit(page, quote);
  return shownReference(page);
}

/** The mails that brought the files of an enquiry. */
export async function filesMailsAbout(reference: string): Promise<Email[]> {
  const mails = (await mailsAbout(reference)).filter(({ subject }) => subject === filesSubject(reference));
  return Promise.all(mails.map(({ id }) => readMail(id)));
}

/** A mail of the inbox as it was sent. */
export async function readMail(id: string): Promise<Email> {
  const response = await fetch(`${process.env["INBOX_URL"]}/email/${id}/source`);
  return PostalMime.parse(Buffer.from(await response.arrayBuffer()));
}

/** The one mail that brought the files of an enquiry. */
export async function onlyFilesMailAbout(reference: string): Promise<Email> {
  await expect.poll(async () => (await filesMailsAbout(reference)).length, { timeout: 20_000 }).toBe(1);
  return (await filesMailsAbout(reference))[0] as Email;
}

/** What the page says of the files that are on their way. */
export const deliveryOf = (page: Page, reference: string) =>
  page.locator("section", {
    has: page.getByRole("heading", { name: texts.sending.heading.replace("{reference}", reference) }),
  });
