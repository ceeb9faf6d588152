import { satteri } from "@astrojs/markdown-satteri";
import { labelTable } from "./label-tables.ts";

/** A part of a rendered text: HTML, or a photograph with its caption. */
export type TextPart = { html: string } | { photo: string; caption: string };

const photograph = /<p><img src="\/photos\/([\w-]+)\.jpg" alt=""(?: title="([^"]*)")?\s*\/?><\/p>/g;

/** Splits the HTML of a text at its photographs, which components show. `caption` is HTML, too. */
function partsOf(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of html.matchAll(photograph)) {
    const [whole, photo = "", caption = ""] = match;
    parts.push({ html: html.slice(end, match.index) }, { photo, caption });
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
