import { z } from "zod";
import { text, texts } from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { defineFile } from "#data/reading/define.ts";

const schema = z.strictObject({
  ...texts("estimate", "area", "call", "statistics", "visit", "withoutVat"),
  from: text,
  rooms: z.strictObject(texts("room", "ornament", "roller")),
  jobs: z.array(text).length(3),
  withVat: textWith("amount", "percent"),
});

export const servicePages = defineFile("content/service-pages.yaml", schema);
