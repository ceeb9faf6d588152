import { z } from "zod";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { text } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import { searchTitle, summary } from "#reading/pages.ts";
import { day, photoName } from "#reading/references.ts";

/** The fields of a page that is one long text. */
export const longText = z.strictObject({
  title: text,
  searchTitle,
  description: summary(170),
  photo: photoName.optional(),
  updated: day,
});

/** The pages that are one long text; the name of its file is the path of each. */
export const legalTexts = [
  defineFile("content/pages/privacy-policy.md", longText),
  defineFile("content/pages/terms-of-service.md", longText),
  defineFile("content/pages/modelformulier-herroeping.md", longText),
  defineFile("content/pages/voorbeeldofferte.md", longText),
] as const;

export const legalPages = () =>
  legalTexts.map(({ data }) => ({ ...data, path: data.file.slice("content/pages".length, -3) }));

export function longTextMeta(page: z.output<typeof longText> & { path: string }): PageMeta {
  const { path, title, searchTitle = title, description, photo, updated } = page;
  return { path, title: searchTitle, description, photo, updated };
}

export const metas = () => legalPages().map(longTextMeta);

/** The labels around the long texts of the legal pages and the page with prices. */
export const longTexts = defineFile(
  "content/pages/legal.yaml",
  z.strictObject({ contents: text, updated: text }),
);
