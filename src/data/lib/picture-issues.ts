import type { Context } from "./interpolate.ts";
import { type Issue, within } from "./issues.ts";

/** A photograph in a text, on a line of its own: `![](/photos/living-room.jpg "A caption")`. */
const picture = /^!\[\]\(\/photos\/([\w-]+)\.jpg(?: "[^"]*")?\)$/;

/** A drawing, with a description: `![A wall in section](/wall-layers.svg "A caption")`. */
const drawing = /^!\[[^\]]+\]\(\/([\w-]+)\.svg(?: "[^"]*")?\)$/;

/**
 * The mistakes in the photographs and drawings of a Markdown text. photos.yaml describes the
 * photographs.
 */
export function pictureIssues(file: string, body: string, { checkRef }: Context): Issue[] {
  const parts = body.split(/\n{2,}/).map((part) => part.trim());
  return parts
    .filter((part) => /!\[[^\]]*\]\(/.test(part))
    .flatMap((part) => {
      const [, drawn] = drawing.exec(part) ?? [];
      const [, name = drawn] = picture.exec(part) ?? [];
      const message =
        name === undefined
          ? "is not a photograph of this site — write ![](/photos/name.jpg) between two blank lines"
          : checkRef?.(drawn ? "drawing" : "photo", name);
      return message ? [{ place: within(file, part.split("\n")[0] ?? ""), message }] : [];
    });
}
