import { closest, distance } from "fastest-levenshtein";

/** What is wrong in content/ or site.yaml, or would not look good. */
export interface Issue {
  /** The file and the path of the field in it: "content/pages/faq.yaml › contact › text". */
  place: string;
  /** The Dutch sentence about it: what is wrong, or what to write. */
  message: string;
}

export const lineOf = ({ place, message }: Issue): string => `${place}: ${message}`;

/** Adds a field to a place. List entries are counted from 1. */
export const within = (place: string, key: PropertyKey): string =>
  `${place} › ${typeof key === "number" ? key + 1 : String(key)}`;

/** The end of a message about an unknown name: the known name that is most like it. */
export function meant(name: string, known: readonly string[]): string {
  const similar = known.length === 0 ? "" : closest(name, known);
  const isSimilar = similar && distance(name, similar) <= Math.max(2, name.length / 3);
  return isSimilar ? ` Bedoelt u ${similar}?` : "";
}
