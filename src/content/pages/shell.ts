import { z } from "zod";
import { readFile } from "@/content/reading/read";

const text = z.string().min(1);

/** What stands around every page, from content/shell.yaml. */
export const shell = readFile(
  "shell.yaml",
  z.strictObject({
    skipLink: text,
    header: z.strictObject({ label: text, menu: text, services: text, allServices: text, quote: text }),
    breadcrumbLabel: text,
    footer: z.strictObject({
      tagline: text,
      services: text,
      company: text,
      hours: text,
      closed: text,
      follow: text,
      demo: text,
    }),
    bar: z.strictObject({ label: text, call: text, quote: text }),
    toastArea: text,
    closeToast: text,
    stars: text.includes("{rating}"),
    comparison: z.strictObject({
      before: text,
      after: text,
      hint: text,
      slider: text.includes("{title}"),
      position: text.includes("{before}").includes("{after}"),
    }),
  }),
);

export type ComparisonTexts = (typeof shell)["comparison"];

/** A rating in words, for who hears the page. */
export function starsLabel(rating: number): string {
  return shell.stars.replace("{rating}", `${rating}`);
}

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
