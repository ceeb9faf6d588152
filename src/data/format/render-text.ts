import { readFileSync } from "node:fs";
import { satteri } from "@astrojs/markdown-satteri";
import { labelTable } from "./label-tables.ts";

/** A drawing of public/: its address, its size in pixels and its description. */
interface Drawing {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** A part of a rendered text: HTML, or a photograph or drawing with its caption, which is HTML, too. */
export type TextPart =
  | { html: string }
  | { photo: string; caption: string }
  | { drawing: Drawing; caption: string };

const picture = /<p><img src="([^"]+)" alt="([^"]*)"(?: title="([^"]*)")?\s*\/?><\/p>/g;

/** The size of a drawing, from the attributes of its file. */
function drawingAt(src: string, alt: string): Drawing {
  const [, width, height] =
    /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(`public${src}`, "utf8")) ?? [];
  if (!(width && height)) {
    throw new Error(`public${src} needs a width and a height in pixels`);
  }
  return { src, width: Number(width), height: Number(height), alt };
}

/** Splits the HTML of a text at its photographs and drawings, which components show. */
function partsOf(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of html.matchAll(picture)) {
    const [whole, src = "", alt = "", caption = ""] = match;
    const [, photo] = /^\/photos\/(.+)\.jpg$/.exec(src) ?? [];
    parts.push({ html: html.slice(end, match.index) });
    parts.push(photo ? { photo, caption } : { drawing: drawingAt(src, alt), caption });
    end = match.index + whole.length;
  }
  parts.push({ html: html.slice(end) });
  return parts.filter((part) => !("html" in part) || part.html.trim() !== "");
}

/**
 * Puts each table into a scrollable frame with a label. The alignment of a column becomes an
 * attribute for the stylesheet, because the content security policy refuses a style.
 */
function frameTables(html: string): string {
  return html
    .replace(/(<t[hd])([^>]*?) style="text-align: ?(\w+);?"/g, '$1$2 data-align="$3"')
    .replace(/<table>[\s\S]*?<\/table>/g, (table) => {
      const labelled = labelTable(table);
      const name = labelled.name.replaceAll('"', "&quot;");
      return `<div class="l-table" role="group" aria-label="Tabel: ${name}" tabindex="0">${labelled.html}</div>`;
    });
}

const renderer = satteri().createRenderer({});

/** Renders a Markdown text. Returns its parts and its headings. */
export async function renderText({ body }: { body: string }) {
  const { code, metadata } = await (await renderer).render(body);
  return { parts: partsOf(frameTables(code)), headings: metadata.headings };
}
