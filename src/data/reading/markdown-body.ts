import type { Text } from "./content-file.ts";
import { type Context, type Found, hasEmptyVariable, interpolateText } from "./interpolate.ts";
import type { Issue } from "./issues.ts";
import { pictureIssues } from "./picture-issues.ts";
import type { Source } from "./source.ts";

/**
 * Fills in the variables in the text of a Markdown file, and checks its pictures. Each line is a
 * paragraph, a list item or a table row, and is left out when it names something that the firm does
 * not have.
 */
export function readBody(
  file: string,
  { body, bodyLine }: Source,
  context: Context,
): { text: Text; issues: Issue[] } {
  const found: Found = { issues: [], unresolved: new Set() };
  const lines = body.split("\n").map((line, index) => {
    if (hasEmptyVariable(context.variables ?? new Map(), line)) {
      return "";
    }
    return interpolateText(line, `${file} › line ${bodyLine + index}`, context, found);
  });
  const filled = lines.join("\n");
  return {
    text: { file, body: filled },
    issues: [...found.issues, ...pictureIssues(file, filled, context)],
  };
}
