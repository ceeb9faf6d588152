import { isRecord } from "#editor/formats.ts";

/** A part of an article in the form: text, or a photograph with its caption. */
type Block = { type: "tekst"; tekst: string } | { type: "foto"; foto: string; bijschrift?: string };

const picture = /^!\[\]\((\/photos\/[\w-]+\.jpg)(?: "([^"]*)")?\)$/;

/**
 * Splits a Markdown text into the form's blocks. A photograph on a line of its own is a separate
 * block.
 */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.trim().split(/\n{2,}/)) {
    const [, foto, bijschrift] = picture.exec(part) ?? [];
    const last = blocks.at(-1);
    if (foto) {
      blocks.push(bijschrift ? { type: "foto", foto, bijschrift } : { type: "foto", foto });
    } else if (last?.type === "tekst") {
      last.tekst += `\n\n${part}`;
    } else if (part) {
      blocks.push({ type: "tekst", tekst: part });
    }
  }
  return blocks;
}

/** The Markdown of the form's blocks; the opposite of blocksOf. */
export function markdownOf(blocks: unknown): string {
  if (!Array.isArray(blocks)) {
    return "";
  }
  return blocks
    .filter(isRecord)
    .map(({ type, tekst, foto, bijschrift }) => {
      if (type === "tekst") {
        return String(tekst ?? "").trim();
      }
      // Captions are put in quotes.
      const caption = String(bijschrift ?? "")
        .trim()
        .replaceAll('"', "”");
      return foto ? `![](${String(foto)}${caption && ` "${caption}"`})` : "";
    })
    .filter((part) => part !== "")
    .join("\n\n");
}
