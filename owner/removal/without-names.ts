import { joinedLines, keptLines } from "#data/reading/kept-lines.ts";
import { withoutSentences } from "#data/reading/sentences.ts";

/** What names in braces refer to, by their first part: the kinds of src/data/content-refs.ts. */
const kinds: Readonly<Record<string, string>> = {
  price: "rate",
  invoice: "rate",
  service: "service",
  example: "example",
  bundle: "bundle",
};

/** Names of what is removed, by their kind. */
export type RemovedNames = ReadonlyMap<string, ReadonlySet<string>>;

const braced = /\{(\w+)\.([\w-]+)/g;

function kindsNamed(text: string, removed: RemovedNames): string[] {
  return Array.from(text.matchAll(braced), ([, prefix = "", name = ""]) => {
    const kind = kinds[prefix] ?? "";
    return removed.get(kind)?.has(name) ? kind : "";
  }).filter(Boolean);
}

/**
 * A text without the sentences that name a price that is removed; undefined when there are no
 * others, or when the text is about a service or a job that is removed.
 */
export function withoutNames(text: string, removed: RemovedNames): string | undefined {
  const named = kindsNamed(text, removed);
  return ["service", "example", "bundle"].some((kind) => named.includes(kind))
    ? undefined
    : withoutSentences(text, (sentence) => kindsNamed(sentence, removed).length > 0);
}

/** The text of a Markdown file without what is removed. */
export function bodyWithout(body: string, removed: RemovedNames): string {
  const lines = body.split("\n");
  const kept = keptLines(lines, (line) => withoutNames(line, removed));
  return kept.every((line, at) => line === lines[at])
    ? body
    : joinedLines(kept, lines).replace(/\n{3,}/g, "\n\n");
}
