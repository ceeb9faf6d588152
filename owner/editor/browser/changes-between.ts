import { dequal } from "dequal";
import { valueIn } from "#owner/editor/file/file-format.ts";
import { fieldLabel } from "#owner/editor/form/breadcrumbs.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { isRecord } from "#owner/editor/values.ts";

type Keys = (string | number)[];

/** The places at which two values differ, as deep as both have them. */
function differences(one: unknown, other: unknown, keys: Keys = []): Keys[] {
  if (dequal(one, other)) {
    return [];
  }
  const areLists = Array.isArray(one) && Array.isArray(other) && one.length === other.length;
  if (areLists) {
    return one.flatMap((entry, i) => differences(entry, other[i], [...keys, i]));
  }
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) => differences(one[name], other[name], [...keys, name]));
  }
  return [keys];
}

const shown = 3;

/**
 * What is different in another text of a file, in the owner's words: ": Telefoonnummer is nu ‘…’".
 */
export function changesBetween(
  config: EditorConfig,
  path: string,
  before: string,
  after: string,
): string {
  const now = valueIn(after);
  const places = differences(valueIn(before), now);
  const words = places.slice(0, shown).map((keys) => {
    const value = keys.reduce<unknown>(
      (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
      now,
    );
    const label = fieldLabel(config, path, keys, now);
    return typeof value === "object" || value === undefined
      ? label
      : `${label} is nu ‘${String(value)}’`;
  });
  const more = places.length - shown;
  return words.length === 0
    ? ""
    : `: ${words.join(", ")}${more > 0 ? `, en nog ${more} andere plekken` : ""}`;
}
