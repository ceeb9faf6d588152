import { z } from "zod";
import { textWith } from "../../lib/reference.ts";
import { text } from "../common.ts";

const counted = z.strictObject({ one: text, many: textWith("count") });
const withReference = textWith("reference");

/** What the quote form says of photographs and PDFs. */
export const enquiryFilesSchema = z.strictObject({
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
});
