import type { Context } from "./interpolate.ts";
import { type Issue, within } from "./issues.ts";

/** A photograph in a text, on a line of its own: `![](/photos/living-room.jpg "A caption")`. */
const picture = /^!\[\]\(\/photos\/([\w-]+)\.jpg(?: "[^"]*")?\)$/;

/** A drawing, with a description: `![A wall in section](/wall-layers.svg "A caption")`. */
const drawing = /^!\[[^\]]+\]\(\/([\w-]+)\.svg(?: "[^"]*")?\)$/;

/** The mistake in a part of a text that contains a picture; undefined if there is none. */
function pictureIssue(part: string, { checkRef }: Context): string | undefined {
  const photoName = picture.exec(part)?.[1];
  if (photoName !== undefined) {
    return checkRef?.("photo", photoName);
  }
  const drawingName = drawing.exec(part)?.[1];
  if (drawingName !== undefined) {
    return checkRef?.("drawing", drawingName);
  }
  return "is not a photograph of this site — write ![](/photos/name.jpg) between two blank lines";
}

/**
 * The mistakes in the photographs and drawings of a Markdown text. photos.yaml describes the
 * photographs.
 */
export function pictureIssues(file: string, body: string, context: Context): Issue[] {
  const issues: Issue[] = [];
  for (const part of body.split(/\n{2,}/).map((each) => each.trim())) {
    const hasPicture = /!\[[^\]]*\]\(/.test(part);
    const message = hasPicture ? pictureIssue(part, context) : undefined;
    if (message) {
      const [firstLine = ""] = part.split("\n");
      issues.push({ place: within(file, firstLine), message });
    }
  }
  return issues;
}
