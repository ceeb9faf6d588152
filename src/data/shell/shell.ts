import { z } from "zod";
import { fill } from "#data/format/fill.ts";
import { text, texts } from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { defineFile } from "#data/reading/define.ts";

const schema = z.strictObject({
  skipLink: text,
  header: z.strictObject(
    texts("label", "menu", "close", "services", "allServices", "prices", "quote"),
  ),
  reachable: textWith("time"),
  reachableFrom: textWith("day", "time"),
  readWhileClosed: z.strictObject(texts("withChat", "mailOnly")),
  closedUntil: textWith("date"),
  firm: z.strictObject({
    ...texts("people", "insurance"),
    number: textWith("number"),
  }),
  proof: z.strictObject({
    registration: text,
    insurance: textWith("insurance"),
    warranty: text.optional(),
  }),
  whoAnswers: z.strictObject({ during: textWith("hours"), always: text }),
  freeWeek: z.strictObject({ heading: text, text: textWith("week", "date") }),
  breadcrumbLabel: text,
  pager: z.strictObject({
    ...texts("label", "previous", "next"),
    page: textWith("page"),
    current: textWith("page", "pages"),
    heading: textWith("heading", "page"),
    title: textWith("title", "page"),
    description: textWith("description", "page", "pages"),
  }),
  footer: z.strictObject(
    texts("tagline", "services", "company", "hours", "closed", "registration", "demo"),
  ),
  bar: z.strictObject({ label: text, call: text, quote: text }),
  ...texts("toastArea", "closeToast"),
  stars: textWith("rating"),
  comparison: z.strictObject({
    ...texts("before", "after", "hint"),
    slider: textWith("title"),
    position: textWith("before", "after"),
  }),
});

export const shell = defineFile("content/shell.yaml", schema);

export function starsLabel(rating: number): string {
  return fill(shell.data.stars, { rating });
}
