import { z } from "zod";
import { serverAddress, text, texts, textWith } from "#reading/common-schemas.ts";

const form = z.strictObject({ ...texts("serviceId", "templateId"), recipient: z.email() });

export function isEmailJs(origin: string): boolean {
  // Newer (URL.parse): only the build reads the settings.
  return /(^|\.)emailjs\.com$/i.test(URL.parse(origin)?.hostname ?? "");
}

/** The fields of site.yaml. */
export const siteSchema = z.strictObject({
  url: serverAddress,
  sending: z
    .strictObject({
      origin: z.union([z.literal("same"), serverAddress]),
      publicKey: text,
      giveUpAfterSeconds: z.number().min(1).max(120),
      photographs: z.boolean().default(true),
      confirmation: z.boolean().default(true),
      contact: form,
      quote: form,
    })
    .refine(({ contact, quote }) => contact.templateId !== quote.templateId, {
      path: ["quote", "templateId"],
      error:
        "Kies een andere template dan voor contact: daaraan zijn de formulieren uit elkaar te houden.",
    })
    // EmailJS gets no photographs, and confirms by an auto-reply that is set there.
    .overwrite((sending) => ({
      ...sending,
      photographs: sending.photographs && !isEmailJs(sending.origin),
      confirmation: sending.confirmation && !isEmailJs(sending.origin),
    })),
  hsts: z.strictObject({ includeSubDomains: z.boolean() }),
  analytics: z.strictObject({ id: z.union([z.literal(""), z.string().regex(/^G-[A-Z0-9]+$/)]) }),
  editor: z.strictObject({
    host: z.enum(["github", "gitlab", "gitea"]),
    repository: z.union([z.literal(""), z.string().regex(/^[\w.-]+(\/[\w.-]+)+$/)]),
    branch: text,
    address: z.union([z.literal(""), serverAddress]),
    signIn: z.union([z.literal(""), z.string().regex(/^[\w-]{8,}$/)]).default(""),
  }),
});
export type Site = z.output<typeof siteSchema>;

const sending = z.strictObject({ route: text, processors: text });
const photographs = z.strictObject(
  texts("hint", "answer", "privacyWhat", "privacyWhy", "privacyKept"),
);
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
