import type { Issue } from "#data/reading/issues.ts";
import { fieldLabel, fileLabel } from "./breadcrumbs.ts";
import type { EditorConfig } from "./current-config.ts";
import { valueIn } from "./file-format.ts";

/**
 * Describes the mistakes in these texts to the owner: where each is in the editor, and what to
 * write. Undefined for a message without a Dutch translation.
 */
export function dutchFor(config: EditorConfig, texts: ReadonlyMap<string, string>) {
  const values = new Map<string, unknown>();
  function valueAt(path: string): unknown {
    const text = texts.get(path);
    if (text !== undefined && !values.has(path)) {
      values.set(path, valueIn(text));
    }
    return values.get(path);
  }
  return ({ place, message }: Issue): string | undefined => {
    const sentence = translated(config.sentences, message);
    if (sentence === undefined) {
      return undefined;
    }
    const [path = "", ...keys] = place.split(" › ");
    const inside = keys.map((key) =>
      /^\d+$/.test(key) ? Number(key) - 1 : key.replace(/^line /, "regel "),
    );
    const labels = [fileLabel(config, path, valueAt(path))];
    if (keys.length > 0) {
      labels.push(fieldLabel(config, path, inside, valueAt(path)));
    }
    return `${labels.join(" › ")}: ${sentence}`;
  };
}

/**
 * Translates a message by the first pattern that it begins with. The advice about what to write may
 * follow it.
 */
export function translated(
  sentences: Readonly<Record<string, string>>,
  message: string,
): string | undefined {
  for (const [pattern, sentence] of Object.entries(sentences)) {
    const parts = pattern.split(/<(\w+)>/);
    if (!message.startsWith(parts[0] ?? "")) {
      continue;
    }
    const form = parts
      .map((part, i) => (i % 2 === 0 ? RegExp.escape(part) : `(?<${part}>.*?)`))
      .join("");
    const found = new RegExp(`^${form}(?: — |$)`).exec(message);
    if (found) {
      return sentence.replace(/<(\w+)>/g, (_, name: string) => dutch(found.groups?.[name] ?? ""));
    }
  }
  return undefined;
}

const dutch = (words: string) => (/^\d+\.\d+$/.test(words) ? words.replace(".", ",") : words);
