import { z } from "zod";
import { text, texts } from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";

const sending = z.strictObject({ route: text, processors: text });
const photographs = z.strictObject({
  ...texts("hint", "answer", "privacyWhat", "privacyWhy", "privacyKept"),
  afterwards: textWith("files"),
});
const confirmation = z.strictObject({
  afterwards: textWith("email", "phone"),
  ...texts("photographs", "privacy"),
});
const analytics = z.strictObject(
  texts("consent", "consentMore", "statistics", "marketing", "statement"),
);

/** The fields of content/settings.yaml: sentences for each way in which site.yaml may be set. */
export const settingsSchema = z.strictObject({
  sending: z.strictObject({ own: sending, emailjs: sending }),
  photographs: z.strictObject({ counted: photographs, sent: photographs }),
  confirmation: z.strictObject({ none: confirmation, sent: confirmation }),
  analytics: z.strictObject({ none: analytics, google: analytics }),
});
export type Settings = z.output<typeof settingsSchema>;
