import { z } from "zod";
import { textWith } from "#data/lib/reference.ts";
import { text, texts } from "#data/schemas/common.ts";

const counted = z.strictObject({ one: text, many: textWith("count") });
const withReference = textWith("reference");

export const enquiryFilesSchema = z.strictObject({
  ...texts("camera", "failed"),
  choosing: z.strictObject({
    going: counted,
    preparing: counted,
    refused: counted,
    ...texts("unready", "tellsPlace"),
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
    ...texts(
      "preparing",
      "sending",
      "waiting",
      "offline",
      "sent",
      "partly",
      "notSent",
      "kept",
      "stay",
    ),
    part: textWith("percent"),
    ...texts("arrived", "retry", "ways"),
    subject: withReference,
    message: textWith("reference", "names"),
    close: text,
  }),
});
