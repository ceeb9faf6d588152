import type { Text } from "./content-file.ts";
import { type Context, type Found, interpolateText, withoutEmpty } from "./interpolate.ts";
import type { Issue } from "./issues.ts";
import { joinedLines, keptLines } from "./kept-lines.ts";
import { pictureIssues } from "./picture-issues.ts";
import type { Source } from "./source.ts";

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
