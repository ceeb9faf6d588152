import { nearest } from "./nearest.ts";
import { photoNames } from "./photo-names.ts";

/** A photograph in a text, on a line of its own: `![](/photos/living-room.jpg "A caption")`. */
const picture = /^!\[\]\(\/photos\/([\w-]+)\.jpg(?: "[^"]*")?\)$/;

/** What is wrong with the photographs in a Markdown text, a line each; what is seen on one is in photos.yaml. */
export function pictureMistakes(file: string, body: string): string[] {
  const parts = body.split(/\n{2,}/);
  return parts
    .filter((part) => /!\[[^\]]*\]\(/.test(part))
    .flatMap((part) => {
      const [, name] = picture.exec(part.trim()) ?? [];
      if (name !== undefined && photoNames.includes(name)) return [];
      const line = `content/${file} › ${part.trim().split("\n")[0]}`;
      if (name === undefined) {
        return `${line}: is not a photograph of this site — write ![](/photos/name.jpg) between two blank lines`;
      }
      const meant = nearest(name, photoNames);
      return `${line}: there is no picture photos/${name}.jpg — add it, or write ${meant ?? "the name of another"}`;
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
