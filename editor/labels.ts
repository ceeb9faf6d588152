import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const label = z.strictObject({
  label: z.string(),
  hint: z.string().optional(),
  /** What one entry of a list is called. */
  singular: z.string().optional(),
});
export type Label = z.output<typeof label>;

const words = z.union([z.string().transform((label): Label => ({ label })), label]);
const labels = z.record(z.string(), words).parse(parse(readFileSync("editor/labels.yaml", "utf8")));

export const sentences = z
  .record(z.string(), z.string())
  .parse(parse(readFileSync("editor/sentences.yaml", "utf8")));

/** Fields for which a name has been asked and editor/labels.yaml has none. */
export const unnamed = new Set<string>();

/**
 * Where a list's own entries and an object's fixed keys are, whose names say enough by themselves.
 */
const speaksForItself = /^=|(^|\.)options\.\w+\./;

/**
 * The Dutch label and hint of a field, found by the end of its path, the longest first:
 * `hero.heading` before `heading`. An entry of a list is called what the list is called, a choice
 * without a name what it is. A field that editor/labels.yaml does not name yet is called by its own
 * name, and is noted in `unnamed`.
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
  if (speaksForItself.test(last) || speaksForItself.test(path.slice(1).join("."))) {
    return { label: last.replace(/^=/, "") };
  }
  unnamed.add(path.join(" › "));
  return { label: last };
}
