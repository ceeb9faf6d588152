import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { valid } from "../../src/content/lib/validate.ts";

const file = "scripts/setup/site-words.yaml";
const text = z.string().min(1);
const schema = z.strictObject({
  days: z.strictObject({ and: text, through: text }),
  networks: z.record(text, text),
});

/** Dutch words that the questionnaire itself writes into the site's files. */
export const siteWords = valid(
  file,
  schema,
  parse(readFileSync(new URL("site-words.yaml", import.meta.url), "utf8")),
);
