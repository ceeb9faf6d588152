const isHeading = (line: string) => /^#+ /.test(line);
const isRow = (line: string) => line.startsWith("|");
const isPart = (line: string) => /^\s*([|-]|\d+\. )/.test(line);
const isRule = /^\|[\s:|-]+\|$/;

/** How deep a heading is: 2 for "## Prijs". */
const depthOf = (line: string) => line.indexOf(" ");

/** The line after the last one of a section, which begins with the heading at this line. */
function endOf(lines: readonly string[], heading: number): number {
  const depth = depthOf(lines[heading] ?? "");
  const next = lines.findIndex(
    (line, at) => at > heading && isHeading(line) && depthOf(line) <= depth,
  );
  return next === -1 ? lines.length : next;
}

/** Whether a section has lost its first paragraph, or everything it said. */
function isLost(lines: readonly string[], kept: readonly string[], from: number, to: number) {
  const said = lines.slice(from + 1, to).flatMap((line, at) => (line === "" ? [] : from + 1 + at));
  const [first = from] = said;
  const losesFirst = first > from && kept[first] === "" && !isRow(lines[first] ?? "");
  return losesFirst || (said.length > 0 && said.every((at) => kept[at] === ""));
}

/**
 * The lines of a Markdown text of which `said` keeps something; the others are empty. A table
 * without rows goes whole, and so does a section without its first paragraph, which says what it is
 * about.
 */
export function keptLines(
  lines: readonly string[],
  said: (line: string, at: number) => string | undefined,
): string[] {
  const kept = lines.map((line, at) => said(line, at) ?? "");
  for (const [at, line] of kept.entries()) {
    const end = lines.findIndex((row, below) => below > at && !isRow(row));
    const rows = kept.slice(at + 1, end === -1 ? undefined : end);
    if (isRule.test(line) && !rows.some(Boolean)) {
      kept.fill("", at - 1, at + 1);
    }
  }
  // From the end, so that a heading above others that have gone goes as well.
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const to = isHeading(lines[at] ?? "") ? endOf(lines, at) : at;
    if (to > at && isLost(lines, kept, at, to)) {
      kept.fill("", at, to);
    }
  }
  return kept;
}

/** The text of kept lines, in which a row or an entry of a list that has gone leaves no line. */
export const joinedLines = (kept: readonly string[], lines: readonly string[]): string =>
  kept.filter((line, at) => line !== "" || !isPart(lines[at] ?? "")).join("\n");
