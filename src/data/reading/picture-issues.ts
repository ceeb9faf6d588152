import type { Context } from "./interpolate.ts";
import { type Finding, type Issue, within } from "./issues.ts";

/** A photograph in a text, on a line of its own: `![](/photos/living-room.jpg "A caption")`. */
const picture = /^!\[\]\(\/photos\/([\w-]+)\.jpg(?: "[^"]*")?\)$/;

/** A drawing, with a description: `![A wall in section](/wall-layers.svg "A caption")`. */
const drawing = /^!\[[^\]]+\]\(\/([\w-]+)\.svg(?: "[^"]*")?\)$/;

/** The mistake in a part of a text that contains a picture; undefined if there is none. */
function wrongPicture(part: string, { checkRef }: Context): Finding | undefined {
  const photoName = picture.exec(part)?.[1];
  if (photoName !== undefined) {
    return checkRef?.("photo", photoName);
  }
  const drawingName = drawing.exec(part)?.[1];
  if (drawingName !== undefined) {
    return checkRef?.("drawing", drawingName);
  }
  return { code: "notAPicture", values: {} };
}

/**
 * The mistakes in the photographs and drawings of a Markdown text. photos.yaml describes the
 * photographs.
 */
export function pictureIssues(file: string, body: string, context: Context): Issue[] {
  const issues: Issue[] = [];
  for (const part of body.split(/\n{2,}/).map((each) => each.trim())) {
    const hasPicture = /!\[[^\]]*\]\(/.test(part);
    const finding = hasPicture ? wrongPicture(part, context) : undefined;
    if (finding) {
      const [firstLine = ""] = part.split("\n");
      issues.push({ ...finding, place: within(file, firstLine) });
    }
  }
  return issues;
}
