import { z } from "zod";
import { fill } from "#facts/format/fill.ts";
import { paragraph, text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import { metaSchema, metaWithPhotoSchema } from "#reading/pages.ts";
import type { PageMeta } from "./page-meta.ts";

const schema = z.strictObject({
  skipLink: text,
  header: z.strictObject(
    texts("label", "menu", "close", "services", "allServices", "prices", "quote"),
  ),
  reachable: textWith("time"),
  reachableFrom: textWith("day", "time"),
  readWhileClosed: z.strictObject(texts("withChat", "mailOnly")),
  closedUntil: textWith("date"),
  firm: z.strictObject({ ...texts("people", "insurance"), number: textWith("number") }),
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

const category = z.strictObject({ label: text, text });

export const consentTexts = defineFile(
  "content/consent.yaml",
  z.strictObject({
    ...texts("heading", "text", "more", "privacyLink", "accept", "reject", "showDetails"),
    ...texts("hideDetails", "save", "close", "reopen", "required"),
    categories: z.strictObject({ necessary: category, analytics: category, marketing: category }),
  }),
);

const errorPage = metaSchema.extend({ heading: text, text: paragraph, plane: text });
const link = z.strictObject({ label: text, path: z.string().regex(/^\//) });

export const errors = defineFile(
  "content/pages/errors.yaml",
  z.strictObject({
    notFound: errorPage.extend({ button: text, links: z.array(link) }),
    failure: errorPage.extend({ call: text, mail: text }),
    // A page that is not on the device has no photograph on the device either: it is drawn.
    offline: errorPage.extend({ retry: text, contact: text, call: text }),
    island: z.strictObject({ heading: text, text: paragraph, reload: text, call: text }),
    technical: text,
  }),
);

export const sitemap = defineFile(
  "content/pages/sitemap.yaml",
  z.strictObject({ meta: metaWithPhotoSchema, ...texts("heading", "intro", "cases", "articles") }),
);

export const sitemapMeta = (): PageMeta => ({ ...sitemap.data.meta, path: "/sitemap" });
