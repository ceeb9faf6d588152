import type { MarkdownHeading } from "astro";
import { getEntry } from "astro:content";
import { partsOf } from "./markdown.ts";

/** The HTML of a text, with its photographs apart, and its headings. */
export async function renderText({ file }: { file: string }) {
  const entry = await getEntry("texts", file);
  if (!entry?.rendered) throw new Error(`${file}: was not rendered — name it in src/content.config.ts`);
  const { html, metadata } = entry.rendered;
  return { parts: partsOf(html), headings: (metadata?.["headings"] ?? []) as MarkdownHeading[] };
}
