import { fileLimits } from "#contract/files.ts";
import { load } from "#data/load.ts";

const { camera, failed, ...later } = load("content/enquiry-files.yaml");

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
