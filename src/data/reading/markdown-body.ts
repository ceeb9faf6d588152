import type { Text } from "./content-file.ts";
import { type Context, type Found, interpolateText, withoutEmpty } from "./interpolate.ts";
import { type Issue, within } from "./issues.ts";
import { joinedLines, keptLines } from "./kept-lines.ts";
import type { Source } from "./source.ts";

/** A photograph in a text, on a line of its own: `![](/photos/living-room.jpg "A caption")`. */
const picture = /^!\[\]\(\/photos\/([\w-]+)\.jpg(?: "[^"]*")?\)$/;

/** A drawing, with a description: `![A wall in section](/wall-layers.svg "A caption")`. */
const drawing = /^!\[[^\]]+\]\(\/([\w-]+)\.svg(?: "[^"]*")?\)$/;

/** The mistake in a part of a text that contains a picture; undefined if there is none. */
function wrongPicture(part: string, { checkRef }: Context): string | undefined {
  const photoName = picture.exec(part)?.[1];
  if (photoName !== undefined) {
    return checkRef?.("photo", photoName);
  }
  const drawingName = drawing.exec(part)?.[1];
  if (drawingName !== undefined) {
    return checkRef?.("drawing", drawingName);
  }
  return "Kies een foto met de knop, en zet hem tussen twee stukken tekst.";
}

/**
 * The mistakes in the photographs and drawings of a Markdown text. photos.yaml describes the
 * photographs.
 */
function pictureIssues(file: string, body: string, context: Context): Issue[] {
  const issues: Issue[] = [];
  for (const part of body.split(/\n{2,}/).map((each) => each.trim())) {
    const hasPicture = /!\[[^\]]*\]\(/.test(part);
    const message = hasPicture ? wrongPicture(part, context) : undefined;
    if (message) {
      const [firstLine = ""] = part.split("\n");
      issues.push({ place: within(file, firstLine), message });
    }
  }
  return issues;
}

/**
 * Fills in the variables in the text of a Markdown file, and checks its pictures. Each line is a
 * paragraph, a list item or a table row, and is left out when it names something that the firm does
 * not have; of a paragraph only the sentences that do.
 */
export function readBody(
  file: string,
  { body, bodyLine }: Source,
  context: Context,
): { text: Text; issues: Issue[] } {
  const found: Found = { issues: [], unresolved: new Set() };
  const lines = body.split("\n");
  const said = keptLines(lines, (line) => withoutEmpty(line, context.variables)).map((line, at) =>
    interpolateText(line, `${file} › line ${bodyLine + at}`, context, found),
  );
  const filled = joinedLines(said, lines);
  return {
    text: { file, body: filled },
    issues: [...found.issues, ...pictureIssues(file, filled, context)],
  };
}
