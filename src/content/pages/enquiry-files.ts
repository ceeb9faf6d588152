import { z } from "zod";
import { fileLimits } from "#contract/files.ts";
import { text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";
import { textWith } from "../lib/tokens.ts";

const counted = z.strictObject({ one: text, many: textWith("count") });
const withReference = textWith("reference");

const { camera, failed, ...later } = readFile(
  "enquiry-files.yaml",
  z.strictObject({
    camera: text,
    failed: text,
    choosing: z.strictObject({
      going: counted,
      preparing: counted,
      refused: counted,
      unready: text,
      tellsPlace: text,
    }),
    refusals: z.strictObject({
      kind: text,
      unreadable: text,
      undecodable: textWith("megabytes"),
      pdfTooLarge: textWith("megabytes"),
      tooLarge: text,
      tooMany: textWith("most"),
      together: textWith("megabytes"),
      refused: text,
    }),
    sending: z.strictObject({
      heading: withReference,
      preparing: text,
      sending: text,
      waiting: text,
      offline: text,
      sent: text,
      partly: text,
      notSent: text,
      kept: text,
      stay: text,
      part: textWith("percent"),
      arrived: text,
      retry: text,
      ways: text,
      subject: withReference,
      message: textWith("reference", "names"),
      close: text,
    }),
  }),
);

/** What the quote form says of files before its script for them has come. */
export const filesStart = { camera, failed };

const megabytes = (bytes: number) => `${bytes / 1_000_000}`;
const { undecodable, pdfTooLarge, tooMany, together } = later.refusals;
const each = megabytes(fileLimits.bytes);

/** What it says of them from then on; fetched, so that it is not in the page. */
export const filesTexts = {
  ...later,
  refusals: {
    ...later.refusals,
    undecodable: undecodable.replace("{megabytes}", each),
    pdfTooLarge: pdfTooLarge.replace("{megabytes}", each),
    tooMany: tooMany.replace("{most}", `${fileLimits.count}`),
    together: together.replace("{megabytes}", megabytes(fileLimits.totalBytes)),
  },
};
export type FilesTexts = typeof filesTexts;
