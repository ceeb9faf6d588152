import { z } from "zod";
import { fileKinds, fileLimits, maxMegapixels } from "#contract/files.ts";
import { fill } from "#data/format/fill.ts";
import { countedTexts, text, texts, textWith } from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";

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

const megabytes = (bytes: number) => `${bytes / 1_000_000}`;

/** The kinds of photographs that can be sent: "JPEG, PNG of AVIF". */
function photographKinds(): string {
  const names = fileKinds.flatMap(({ name, type }) => (type.startsWith("image/") ? [name] : []));
  return new Intl.ListFormat("nl", { type: "disjunction" }).format(names);
}

/** The texts about files, with what may be sent. */
export function filesTexts() {
  const { limits, choosing, rejectReasons, sending } = enquiryFiles.data;
  const { kind, undecodable, tooManyPixels, pdfTooLarge, tooMany, together } = rejectReasons;
  const fileMegabytes = megabytes(fileLimits.bytes);
  return {
    limits: fill(limits, { most: fileLimits.count, megabytes: megabytes(fileLimits.pdfBytes) }),
    choosing,
    rejectReasons: {
      ...rejectReasons,
      kind: fill(kind, { kinds: photographKinds() }),
      undecodable: fill(undecodable, { megabytes: fileMegabytes }),
      tooManyPixels: fill(tooManyPixels, { megapixels: maxMegapixels }),
      pdfTooLarge: fill(pdfTooLarge, { megabytes: megabytes(fileLimits.pdfBytes) }),
      tooMany: fill(tooMany, { most: fileLimits.count }),
      together: fill(together, { megabytes: megabytes(fileLimits.totalBytes) }),
    },
    sending,
  };
}
export type FilesTexts = ReturnType<typeof filesTexts>;
