import type { TextHeading, TextPart } from "./render-text.ts";

interface Chapter {
  heading: TextHeading;
  parts: TextPart[];
  /** How many rows its tables have, below their columns' names. */
  rowCount: number;
}

const rowsIn = (part: TextPart) =>
  "html" in part ? (part.html.match(/<tbody.*?<\/tbody>/gs) ?? []) : [];

/**
 * The chapters of a text, each with a heading of the second level; what stands before is left out.
 */
export function chaptersOf(parts: readonly TextPart[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of parts) {
    if ("heading" in part && part.heading.level === 2) {
      chapters.push({ heading: part.heading, parts: [], rowCount: 0 });
      continue;
    }
    const chapter = chapters[chapters.length - 1];
    if (chapter) {
      chapter.parts.push(part);
      chapter.rowCount += rowsIn(part).join("").split("<tr").length - 1;
    }
  }
  return chapters;
}
