import type { Loader } from "astro/loaders";

/** A table scrolls in a frame of its own; the frame can be reached by keyboard and is named by its first column. */
function frameTables(html: string): string {
  return html
    .replace(/<table>\s*<thead>\s*<tr>\s*<th>([^<]*)/g, (table, first: string) => {
      return `<div role="group" aria-label="Tabel: ${first.trim()}" tabindex="0">${table}`;
    })
    .replaceAll("</table>", "</table></div>");
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
