import { satteri } from "@astrojs/markdown-satteri";
import { labelTable } from "./label-tables.ts";

/** A rendered text in the order it is read. */
export type TextPart = { html: string } | { photo: string; caption: string };

const photograph = /<p><img src="\/photos\/([\w-]+)\.jpg" alt=""(?: title="([^"]*)")?\s*\/?><\/p>/;

/**
 * The HTML of a text with its photographs taken out of it, for components to show; `caption` is
 * HTML too.
 */
function partsOf(html: string): TextPart[] {
  const pieces = html.split(photograph);
  return pieces.flatMap((piece, i): TextPart[] => {
    if (i % 3 === 0) {
      return piece.trim() === "" ? [] : [{ html: piece }];
    }
    return i % 3 === 1 ? [{ photo: piece, caption: pieces[i + 1] ?? "" }] : [];
  });
}

/**
 * A table stands in a frame that is named by its first column. How a column is aligned is left to
 * the stylesheet: the content security policy refuses it as a style.
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

/** The HTML of a text in Markdown, with its photographs apart, and its headings. */
export async function renderText({ body }: { body: string }) {
  const { code, metadata } = await (await renderer).render(body);
  return { parts: partsOf(frameTables(code)), headings: metadata.headings };
}
