import type { Text } from "./content-file.ts";
import { type Issue, within } from "./issues.ts";
import { type Context, isPart, type Reading, resolve } from "./resolve.ts";
import type { Source } from "./source.ts";

/** A photograph in a text, on a line of its own: `![](/photos/living-room.jpg "A caption")`. */
const picture = /^!\[\]\(\/photos\/([\w-]+)\.jpg(?: "[^"]*")?\)$/;

/** A drawing, with a description: `![A wall in section](/wall-layers.svg "A caption")`. */
const drawing = /^!\[[^\]]+\]\(\/([\w-]+)\.svg(?: "[^"]*")?\)$/;

/** The mistakes in the photographs and drawings of a Markdown text. */
function pictureIssues(file: string, body: string, { checkRef }: Context): Issue[] {
  const parts = body.split(/\n{2,}/).filter((part) => /!\[[^\]]*\]\(/.test(part));
  return parts.flatMap((part) => {
    const [, photo] = picture.exec(part.trim()) ?? [];
    const [, drawn] = drawing.exec(part.trim()) ?? [];
    const name = photo ?? drawn;
    const message = name
      ? checkRef?.(photo ? "photo" : "drawing", name)
      : "Kies een foto met de knop, en zet hem tussen twee stukken tekst.";
    return message ? [{ place: within(file, part.trim().split("\n", 1)[0] ?? ""), message }] : [];
  });
}

/** Stands where a paragraph has gone. */
const gone = "\0";

/** A table without rows. */
const emptyTable = /^\|.*\n\|[\s:|-]+\|(\n(?!\|)|(?![\s\S]))/gm;

/** A section without its first paragraph, which says what it is about, or without anything. */
const emptySection = (depth: number) =>
  new RegExp(
    `^#{${depth}} .*(\\n+(${gone}[\\s\\S]*?)?(?=^#{1,${depth}} |(?![\\s\\S]))|(?![\\s\\S]))`,
    "gm",
  );

/** What is left of a text in which paragraphs and parts have gone. */
const withoutRemains = (text: string): string =>
  // From the deepest, so that a heading above others that have gone goes as well.
  [4, 3, 2]
    .reduce((left, depth) => left.replace(emptySection(depth), ""), text.replace(emptyTable, ""))
    .replaceAll(gone, "");

/**
 * Fills in the variables in the text of a Markdown file, and checks its pictures. Each line is a
 * paragraph, a list item or a table row.
 */
export function readBody(
  file: string,
  { body, bodyLine }: Source,
  context: Context,
): { text: Text; issues: Issue[] } {
  const reading: Reading = { ...context, issues: [] };
  const lines = body.split("\n").flatMap((line, at) => {
    const said = resolve(line, `${file} › regel ${bodyLine + at}`, reading, true);
    return said ?? (isPart(line) ? [] : gone);
  });
  const filled = withoutRemains(lines.join("\n"));
  return {
    text: { file, body: filled },
    issues: [...reading.issues, ...pictureIssues(file, filled, context)],
  };
}
