/** What is wrong in content/ or site.yaml, a line each: file › field: what is wrong — what to do. */
export class ContentMistakes extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "ContentMistakes";
    this.lines = lines;
  }
}

let collected: Set<string> | undefined;

/** Whether mistakes are being collected, so that what was read may be a stand-in. */
export const isCollecting = () => collected !== undefined;

/** Says what is wrong: stops with it, or notes it and goes on while mistakes are being collected. */
export function report(lines: readonly string[]): void {
  if (lines.length === 0) return;
  if (!collected) throw new ContentMistakes(lines);
  for (const line of lines) collected.add(line);
}

/**
 * Everything that is reported while `read` runs. What is wrong is replaced by a stand-in meanwhile, so that one
 * mistake does not hide the next; nothing that was read may be used.
 */
export async function collectMistakes(read: () => Promise<void>): Promise<string[]> {
  const lines = new Set<string>();
  collected = lines;
  try {
    await read();
  } catch (error) {
    // With a mistake known, whatever failed after it is its consequence.
    if (lines.size === 0) throw error;
  } finally {
    collected = undefined;
  }
  return [...lines].sort((a, b) => fileOf(a).localeCompare(fileOf(b)));
}

const fileOf = (line: string) => /^.*?\.(?:yaml|md)/.exec(line)?.[0] ?? line;
