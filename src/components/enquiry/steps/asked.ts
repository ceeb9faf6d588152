import type { AskedRow, Received } from "#components/enquiry/enquiry-reducer.ts";
import type { EnquiryValues } from "#components/enquiry/fields.ts";
import type { EnquiryTexts, QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { counted, fill } from "#data/format/fill.ts";

export interface FileKinds {
  photos: number;
  pdfs: number;
}

/** How many of these files are photographs, and how many PDFs. */
export function kindsOf(files: readonly { name: string }[]): FileKinds {
  const pdfs = files.filter(({ name }) => /\.pdf$/i.test(name)).length;
  return { photos: files.length - pdfs, pdfs };
}

/** What is known of the work and its price, in words. */
interface AskedWork {
  work: string;
  /** The square metres with their unit, or what was typed. */
  size: string;
  isDrawn: boolean;
  priceLines: string[];
}

type Words = QuoteTexts["afterSending"];

export function askedRows(
  values: EnquiryValues,
  { work, size, isDrawn, priceLines }: AskedWork,
  { options }: Pick<EnquiryTexts, "options">,
  { rows, drawn }: Words,
): AskedRow[] {
  const labelOf = (name: "projectType" | "timeframe") => {
    const labels: Readonly<Record<string, string>> = options[name];
    return labels[values[name]] ?? "";
  };
  const lines: Record<Exclude<keyof typeof rows, "files">, string[]> = {
    work: [work],
    projectType: [labelOf("projectType")],
    size: [isDrawn ? fill(drawn, { size }) : size],
    price: priceLines,
    timeframe: [labelOf("timeframe")],
  };
  return (Object.keys(lines) as (keyof typeof lines)[])
    .map((name) => ({ label: rows[name], lines: lines[name].filter(Boolean) }))
    .filter((row) => row.lines.length > 0);
}

/** The files in words: "3 foto’s en 1 pdf"; "" without any. */
export function filesText({ photos, pdfs }: FileKinds, words: Words["files"]): string {
  const parts = [photos > 0 && counted(words.photo, photos), pdfs > 0 && counted(words.pdf, pdfs)];
  return new Intl.ListFormat("nl").format(parts.filter((part) => part !== false));
}

/** What was asked, with its files. */
export function rowsWithFiles(
  { rows, files }: Received,
  words: Pick<Words, "rows" | "files">,
): AskedRow[] {
  const line = fill(words.files.following, { files });
  return files === "" ? rows : [...rows, { label: words.rows.files, lines: [line] }];
}
