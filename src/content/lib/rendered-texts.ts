import type { Loader } from "astro/loaders";

/** What a heading of a table says, as the value of an attribute. */
const nameOf = (heading = "") =>
  heading
    .replace(/<[^>]*>/g, "")
    .replaceAll('"', "&quot;")
    .trim();

/**
 * A table scrolls in a frame of its own; the frame can be reached by keyboard and is named by its first column. How a
 * column is aligned is left to the stylesheet: the content security policy refuses it as a style.
 */
function frameTables(html: string): string {
  return html
    .replace(/(<t[hd])([^>]*?) style="text-align: ?(\w+);?"/g, '$1$2 data-align="$3"')
    .replace(/<table>[\s\S]*?<\/table>/g, (table) => {
      const [, first] = /<th\b[^>]*>([\s\S]*?)<\/th>/.exec(table) ?? [];
      return `<div role="group" aria-label="Tabel: ${nameOf(first)}" tabindex="0">${table}</div>`;
    });
}

/** Renders Markdown that has been read; each text is found again by its file. */
export function renderedTexts(read: () => Promise<{ file: string; body: string }[]>): Loader {
  return {
    name: "texts",
    load: async ({ store, renderMarkdown }) => {
      const texts = await read();
      store.clear();
      for (const { file, body } of texts) {
        const rendered = await renderMarkdown(body);
        store.set({ id: file, data: {}, body, rendered: { ...rendered, html: frameTables(rendered.html) } });
      }
    },
  };
}
