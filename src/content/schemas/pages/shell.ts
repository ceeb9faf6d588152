import { z } from "zod";
import { textWith } from "../../lib/reference.ts";
import { text } from "../common.ts";

/** What stands around every page. */
export const shellSchema = z.strictObject({
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
});
