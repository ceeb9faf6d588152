import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { counted } from "#data/format/fill.ts";

export interface FileKinds {
  photos: number;
  pdfs: number;
}

/** How many of these files are photographs, and how many PDFs. */
export function kindsOf(files: readonly { name: string }[]): FileKinds {
  const pdfs = files.filter(({ name }) => /\.pdf$/i.test(name)).length;
  return { photos: files.length - pdfs, pdfs };
}

/** The files in words: "3 foto’s en 1 pdf"; "" without any. */
export function filesText(
  { photos, pdfs }: FileKinds,
  words: QuoteTexts["afterSending"]["files"],
): string {
  const parts = [photos > 0 && counted(words.photo, photos), pdfs > 0 && counted(words.pdf, pdfs)];
  return new Intl.ListFormat("nl").format(parts.filter((part) => part !== false));
}
