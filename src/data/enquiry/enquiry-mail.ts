import { z } from "zod";
import { text, texts } from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { defineFile } from "#data/reading/define.ts";

const withReference = textWith("reference");
const formTexts = z.strictObject({ subject: withReference, title: text });

const schema = z.strictObject({
  visitor: z.strictObject({
    contact: formTexts,
    quote: formTexts,
    lead: withReference,
    ...texts("heading", "photographs", "call", "closed", "footer"),
  }),
});

export const enquiryMail = defineFile("content/enquiry-mail.yaml", schema);
