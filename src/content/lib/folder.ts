import type { z } from "zod";
import { report } from "./mistakes.ts";
import { declare, readContent, type Surroundings } from "./read-data.ts";
import { namesIn } from "./source.ts";

/** An entry's name: its file's, which is also its address where it has one. */
export interface Named {
  id: string;
}

export interface FolderOptions<Entry> {
  /** Mistakes that only show when all entries are seen together, each a line; asked when each is right by itself. */
  check?: (entries: readonly Entry[]) => string[];
}

const nameForm = /^[a-z\d]+(-[a-z\d]+)*$/;

/** Two entries in one place: a line for the second. */
function orderMistakes(folder: string, ending: string, entries: readonly object[]): string[] {
  const places = new Map<unknown, string>();
  return (entries as readonly (Named & { order?: unknown })[]).flatMap(({ id, order }) => {
    if (order === undefined) return [];
    const other = places.get(order);
    if (other) {
      return [
        `${folder}/${id}${ending} › order: ${String(order)} is already that of ${other}${ending} — give each its own number`,
      ];
    }
    places.set(order, id);
    return [];
  });
}

/** All files of a folder of content/ with this ending, in the order of their names. */
export function readEntries<Entry extends Named>(
  folder: string,
  ending: ".yaml" | ".md",
  schema: z.ZodType,
  { check }: FolderOptions<Entry>,
  surroundings: Surroundings,
): Entry[] {
  const path = `content/${folder}`;
  declare(`${path}/*${ending}`, schema);
  const names = namesIn(path, ending, surroundings.root);
  if (!names) report([`${path}: does not exist — create the folder`]);
  let isRight = true;
  const entries = (names ?? []).map((id) => {
    const file = `${folder}/${id}${ending}`;
    const content = readContent(`content/${file}`, schema, surroundings);
    isRight &&= content.isRight;
    if (!nameForm.test(id)) {
      report([`content/${file}: cannot be a name — rename it with small letters, digits and single hyphens`]);
    }
    const text = ending === ".md" && { file, body: content.body };
    return { ...(content.data as object), ...text, id } as unknown as Entry;
  });
  if (isRight) report([...orderMistakes(path, ending, entries), ...(check?.(entries) ?? [])]);
  return entries;
}

/** For sorting: by the place each entry says it has. */
export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
