import { type CollectionEntry, getCollection } from "astro:content";
import { z } from "zod";
import { text } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";
import type { PageMeta } from "@/content/reading/meta";

export type LegalText = CollectionEntry<"legal">;

/** The privacy statement and the terms, from content/pages/. */
export const legalTexts: readonly LegalText[] = await getCollection("legal");

/** The text whose file in content/pages/ has this name; throws when src/content/pages/legal-schema.ts does not list it. */
export function legalText(id: LegalText["id"]): LegalText {
  const found = legalTexts.find((entry) => entry.id === id);
  if (!found)
    throw new Error(
      `content/pages/${id}.md: was not loaded — add it to legalIds in src/content/pages/legal-schema.ts`,
    );
  return found;
}

/** What stands around the legal texts, from content/pages/legal.yaml. */
export const legal = readFile("pages/legal.yaml", z.strictObject({ contents: text, updated: text }));

/** What the head of a legal page is made from. */
export function legalMeta({ id, data: { title, description, photo } }: LegalText): PageMeta {
  return { path: `/${id}`, title, description, type: "other", photo };
}

export const metas = legalTexts.map(legalMeta);
