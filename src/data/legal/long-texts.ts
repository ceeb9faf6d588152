import { z } from "zod";
import { text } from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";

/** The labels around the long texts of the legal pages and the page with prices. */
export const longTexts = defineFile(
  "content/pages/legal.yaml",
  z.strictObject({ contents: text, updated: text }),
);
