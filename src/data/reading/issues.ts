/** A mistake in content/ or site.yaml. */
export interface Issue {
  /** The file and the path of the field in it: "content/pages/faq.yaml › contact › text". */
  place: string;
  message: string;
}

/** An issue as one line of output. */
export const lineOf = ({ place, message }: Issue): string => `${place}: ${message}`;

/** Parses a line that `lineOf` wrote. */
export function issueIn(line: string): Issue {
  const [, place = "", message = ""] = /^(.+?): (.*)$/.exec(line) ?? [];
  return { place, message };
}

/** Adds a field to a place. List entries are counted from 1. */
export const within = (place: string, key: PropertyKey): string =>
  `${place} › ${typeof key === "number" ? key + 1 : String(key)}`;
