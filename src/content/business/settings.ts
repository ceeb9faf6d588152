import { z } from "zod";
import { readData } from "../lib/read-data.ts";
import { site } from "./site.ts";

const text = z.string().min(1).describe("write at least one word");
const sending = z.strictObject({ route: text, processors: text });
const photographs = z.strictObject({
  hint: text,
  afterwards: text,
  answer: text,
  privacyWhat: text,
  privacyWhy: text,
  privacyKept: text,
});
const analytics = z.strictObject({ consent: text, statistics: text, marketing: text, statement: text });

const texts = readData(
  "content/settings.yaml",
  z.strictObject({
    sending: z.strictObject({ own: sending, emailjs: sending }),
    photographs: z.strictObject({ counted: photographs, sent: photographs }),
    analytics: z.strictObject({ none: analytics, google: analytics }),
  }),
);

/** The sentences of content/settings.yaml that are true for site.yaml, by setting. */
export const settingTexts = {
  sending: texts.sending[site.sending.origin === "same" ? "own" : "emailjs"],
  photographs: texts.photographs[site.sending.photographs ? "sent" : "counted"],
  analytics: texts.analytics[site.analytics.id ? "google" : "none"],
};
export type SettingTexts = typeof settingTexts;
