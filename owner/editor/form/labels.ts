import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const label = z.strictObject({
  label: z.string(),
  hint: z.string().optional(),
  /** The name of one entry of a list. */
  singular: z.string().optional(),
});
export type Label = z.output<typeof label>;

const words = z.union([z.string().transform((label): Label => ({ label })), label]);
const labels = z
  .record(z.string(), words)
  .parse(parse(readFileSync(new URL("labels.yaml", import.meta.url), "utf8")));

/**
 * The Dutch label and hint of a field. The longest matching end of its path counts: `hero.heading`
 * before `heading`. An entry of a list has the label of the list, and a choice without a label is
 * shown as it is. A field that owner/editor/form/labels.yaml does not name gets its own name as a
 * label.
 */
export function labelOf(path: readonly string[]): Label {
  const last = path.at(-1) ?? "";
  if (last === "*") {
    return { label: labelOf(path.slice(0, -1)).label };
  }
  for (let from = 0; from < path.length; from++) {
    const name = path.slice(from).join(".");
    const found = labels[name.replace(/^content\/(pages\/)?/, "")];
    if (found) {
      return found;
    }
  }
  return { label: last.replace(/^=/, "") };
}
