import { z } from "zod";
import { fileKinds, fileLimits, maxMegapixels } from "#enquiry/files.ts";
import { fill } from "#facts/format/fill.ts";
import { countedTexts, text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";

const withReference = textWith("reference");

const schema = z.strictObject({
  limits: textWith("most", "megabytes"),
  choosing: z.strictObject({
    accepted: textWith("files"),
    preparing: countedTexts,
    rejected: countedTexts,
    ...texts("removeRejected", "shrinking", "location"),
  }),
  rejectReasons: z.strictObject({
    kind: textWith("kinds"),
    unreadable: text,
    undecodable: textWith("megabytes"),
    tooManyPixels: textWith("megapixels"),
    pdfTooLarge: textWith("megabytes"),
    tooLarge: text,
    tooMany: textWith("most"),
    together: textWith("megabytes"),
    failed: text,
  }),
  sending: z.strictObject({
    heading: withReference,
    ...texts("sending", "sent", "partly", "notSent", "retry", "otherWays"),
    subject: withReference,
    message: textWith("reference", "names"),
  }),
});

export const enquiryFiles = defineFile("content/enquiry-files.yaml", schema);

/** The kinds of photographs that can be sent: "JPEG, PNG of AVIF". */
const kinds = new Intl.ListFormat("nl", { type: "disjunction" }).format(
  fileKinds.flatMap(({ name, type }) => (type.startsWith("image/") ? [name] : [])),
);

/** The texts about files, with what may be sent. */
export function filesTexts() {
  const { limits, rejectReasons, ...texts } = enquiryFiles.data;
  const { count: most, bytes, pdfBytes, totalBytes } = fileLimits;
  /** How large a file, or all of them, may be that is refused for its size. */
  const largest: Record<string, number> = {
    undecodable: bytes,
    pdfTooLarge: pdfBytes,
    together: totalBytes,
  };
  const reasons = Object.entries(rejectReasons).map(([reason, text]) => {
    const megabytes = (largest[reason] ?? 0) / 1_000_000;
    return [reason, fill(text, { most, megabytes, megapixels: maxMegapixels, kinds })];
  });
  return {
    ...texts,
    limits: fill(limits, { most, megabytes: pdfBytes / 1_000_000 }),
    rejectReasons: Object.fromEntries(reasons) as typeof rejectReasons,
  };
}
export type FilesTexts = ReturnType<typeof filesTexts>;
