import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type FileKinds, filesText, kindsOf } from "#components/photographs/photographs.ts";
import { filesPath } from "#contract/calls.ts";
import { filesTexts } from "#data/enquiry/enquiry-files.ts";
import { quoteTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import type { EnquiryForm } from "./enquiry-form.ts";
import { expect } from "./test.ts";

export const texts = filesTexts();
export const filesCall = `**${filesPath}`;

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const latitude = { GPSLatitudeRef: "N", GPSLatitude: "51/1 55/1 20/1" };
const longitude = { GPSLongitudeRef: "E", GPSLongitude: "4/1 28/1 40/1" };
const camera = { IFD0: { Make: "Fairphone", Model: "FP5" }, IFD3: { ...latitude, ...longitude } };

/**
 * A photograph with a location. If `turned`, it is on its side, as a phone saves a photograph that
 * was taken upright.
 */
export async function photo(name: string, size = 900, turned = false): Promise<ChosenFile> {
  const noise = { type: "gaussian", mean: 150, sigma: 25 } as const;
  const height = Math.round(size * 0.75);
  const made = sharp({ create: { width: size, height, channels: 3, background: "#888", noise } });
  const upright = made.withExif(camera);
  const taken = turned ? upright.withMetadata({ orientation: 6 }).withExifMerge(camera) : upright;
  return { name, mimeType: "image/jpeg", buffer: await taken.jpeg({ quality: 80 }).toBuffer() };
}

export const pdf: ChosenFile = {
  name: "plattegrond.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
};

/** Opens the quote form, waits for its script, and chooses these files. */
export async function openForm(form: EnquiryForm, files: ChosenFile[] = []): Promise<void> {
  await form.open("/offerte-aanvragen");
  await form.hydrate();
  if (files.length > 0) {
    await choose(form, files);
  }
}

/** The message about the photographs and PDFs that go along with the enquiry. */
export const acceptedText = ({ photos = 0, pdfs = 0 }: Partial<FileKinds>) =>
  fill(texts.choosing.accepted, {
    files: filesText({ photos, pdfs }, quoteTexts().afterSending.files),
  });

/** Chooses files, and waits until these numbers are accepted and have been made smaller. */
export async function choose(
  form: EnquiryForm,
  files: ChosenFile[],
  accepted: Partial<FileKinds> = kindsOf(files),
): Promise<void> {
  const page = form.submitButton.page();
  await form.field("files").setInputFiles(files);
  await expect(page.getByText(acceptedText(accepted))).toBeVisible();
  await expect(page.getByText(texts.choosing.shrinking)).toHaveCount(0);
}

/** The page's message about the files that are being sent. */
export const deliveryOf = (page: Page, reference: string) =>
  page.locator("section", {
    has: page.getByRole("heading", {
      name: fill(texts.sending.heading, { reference }),
    }),
  });
