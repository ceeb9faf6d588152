import type { Loader } from "astro/loaders";
import type { Context } from "./interpolate.ts";
import { type Issue, within } from "./issues.ts";

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

/** A photograph in a text, on a line of its own: `![](/photos/living-room.jpg "A caption")`. */
const picture = /^!\[\]\(\/photos\/([\w-]+)\.jpg(?: "[^"]*")?\)$/;

/** What is wrong with the photographs in a Markdown text; what is seen on one is in photos.yaml. */
export function pictureIssues(file: string, body: string, { refuse }: Context): Issue[] {
  const parts = body.split(/\n{2,}/).map((part) => part.trim());
  return parts
    .filter((part) => /!\[[^\]]*\]\(/.test(part))
    .flatMap((part) => {
      const [, name] = picture.exec(part) ?? [];
      const message =
        name === undefined
          ? "is not a photograph of this site — write ![](/photos/name.jpg) between two blank lines"
          : refuse?.("photo", name);
      return message ? [{ place: within(file, part.split("\n")[0] ?? ""), message }] : [];
    });
}

/** A rendered text in the order it is read. */
export type TextPart = { html: string } | { photo: string; caption: string };

const rendered = /<p><img src="\/photos\/([\w-]+)\.jpg" alt=""(?: title="([^"]*)")?\s*\/?><\/p>/;

/** The HTML of a text with its photographs taken out of it, for components to show; `caption` is HTML too. */
export function partsOf(html: string): TextPart[] {
  const pieces = html.split(rendered);
  return pieces.flatMap((piece, i): TextPart[] => {
    if (i % 3 === 0) return piece.trim() === "" ? [] : [{ html: piece }];
    return i % 3 === 1 ? [{ photo: piece, caption: pieces[i + 1] ?? "" }] : [];
  });
}
