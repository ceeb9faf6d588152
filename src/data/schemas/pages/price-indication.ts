import { z } from "zod";
import { textWith } from "#data/lib/reference.ts";
import { paragraph, text, texts } from "#data/schemas/common.ts";

export const priceIndicationSchema = z.strictObject({
  heading: text,
  tiles: z.strictObject({
    from: textWith("price"),
    ...texts("visit", "note", "part", "other", "somethingElse"),
  }),
  building: z.strictObject({ question: text, ouder: text, jonger: text }),
  rate: z.strictObject({
    ...texts("from", "unit"),
    withVat: textWith("percent"),
    perUnit: textWith("amount"),
    next: paragraph,
    noNumber: paragraph,
  }),
  range: z.strictObject({
    to: text,
    includingVat: textWith("percent"),
    excludingVat: text,
    discount: textWith("percent", "before", "endOfMonth"),
    estimate: paragraph,
  }),
  visit: z.strictObject({ heading: text, small: text, large: text, other: text, next: text }),
  notes: z.strictObject({ open: text, raises: text, lowers: text, drying: text, warranty: text }),
  sentence: z.strictObject({
    range: textWith("subject", "includingVat", "percent", "excludingVat"),
    discount: textWith("percent"),
  }),
  line: z.strictObject({ more: text, why: text, visit: text, close: text }),
  share: z.strictObject({ button: text, done: text, failed: text }),
});
