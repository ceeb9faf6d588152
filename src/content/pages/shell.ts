import { z } from "zod";
import { text } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";

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
