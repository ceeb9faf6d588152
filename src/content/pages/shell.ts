import { z } from "zod";
import { text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";
import { textWith } from "../lib/tokens.ts";

/** What stands around every page, from content/shell.yaml. */
export const shell = readFile(
  "shell.yaml",
  z.strictObject({
    skipLink: text,
    header: z.strictObject({
      label: text,
      menu: text,
      close: text,
      services: text,
      allServices: text,
      quote: text,
    }),
    reachable: textWith("time"),
    firm: z.strictObject({
      people: text,
      places: text,
      insurance: text,
      registration: text,
      number: textWith("number"),
    }),
    breadcrumbLabel: text,
    pager: z.strictObject({
      label: text,
      previous: text,
      next: text,
      page: textWith("page"),
      heading: textWith("heading", "page"),
      title: textWith("title", "page"),
      description: textWith("description", "page", "pages"),
    }),
    footer: z.strictObject({
      tagline: text,
      services: text,
      company: text,
      hours: text,
      closed: text,
      follow: text,
      registration: text,
      demo: text,
    }),
    bar: z.strictObject({ label: text, call: text, quote: text }),
    toastArea: text,
    closeToast: text,
    stars: textWith("rating"),
    comparison: z.strictObject({
      before: text,
      after: text,
      hint: text,
      slider: textWith("title"),
      position: textWith("before", "after"),
    }),
  }),
);

export type ComparisonTexts = (typeof shell)["comparison"];

/** A rating in words, for who hears the page. */
export function starsLabel(rating: number): string {
  return shell.stars.replace("{rating}", `${rating}`);
}
