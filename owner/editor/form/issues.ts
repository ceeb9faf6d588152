import type { Issue } from "#data/reading/issues.ts";
import { valueIn } from "#owner/editor/file/file-format.ts";
import { fieldLabel, fileLabel } from "./breadcrumbs.ts";
import type { EditorConfig } from "./current-config.ts";

/**
 * Describes the mistakes in these texts to the owner: where each is in the editor, and what to
 * write.
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
  return (issue: Issue): string => {
    const [path = "", ...keys] = issue.place.split(" › ");
    const inside = keys.map((key) =>
      /^\d+$/.test(key) ? Number(key) - 1 : key.replace(/^line /, "regel "),
    );
    const labels = [fileLabel(config, path, valueAt(path))];
    if (keys.length > 0) {
      labels.push(fieldLabel(config, path, inside, valueAt(path)));
    }
    return `${labels.join(" › ")}: ${issue.message}`;
  };
}
