import { z } from "zod";
import type { PageMeta } from "../lib/meta.ts";
import { text } from "../schemas/common.ts";
import { photoName } from "../lib/photo-names.ts";
import { readFile } from "../lib/read.ts";
import type { Text } from "../lib/reader.ts";

/** What stands around the legal texts, from content/pages/legal.yaml. */
export const legal = readFile("pages/legal.yaml", z.strictObject({ contents: text, updated: text }));

/** The fields above a legal text. */
export const legalSchema = z.strictObject({
  title: text,
  description: z.string().min(50).max(170).describe("write one or two sentences, 50 to 170 characters"),
  photo: photoName,
  updated: z.iso.date().describe("write the day of the last change as 2026-11-20"),
});

export type LegalText = Text<z.output<typeof legalSchema>>;

/** What the head of a legal page is made from. */
export function legalMeta(path: string, { title, description, photo }: LegalText): PageMeta {
  return { path, title, description, type: "other", photo };
}
