/** Something that is wrong in content/ or site.yaml. */
export interface Issue {
  /** The file and what is in it, from the outside in: "content/pages/faq.yaml › contact › text". */
  place: string;
  message: string;
}

export const lineOf = ({ place, message }: Issue): string => `${place}: ${message}`;

/** The opposite of lineOf. */
export function issueIn(line: string): Issue {
  const [, place = "", message = ""] = /^(.+?): (.*)$/.exec(line) ?? [];
  return { place, message };
}

/** A place within another; the entries of a list are counted from 1, as people do. */
export const within = (place: string, key: PropertyKey): string =>
  `${place} › ${typeof key === "number" ? key + 1 : String(key)}`;
