import { z } from "zod";
import { text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";

const category = z.strictObject({ label: text, text });

/** The cookie banner's texts, from content/consent.yaml. */
export const consentTexts = readFile(
  "consent.yaml",
  z.strictObject({
    heading: text,
    text,
    privacyLink: text,
    accept: text,
    reject: text,
    showDetails: text,
    hideDetails: text,
    save: text,
    close: text,
    reopen: text,
    required: text,
    categories: z.strictObject({ necessary: category, analytics: category, marketing: category }),
  }),
);
export type ConsentTexts = typeof consentTexts;
