import { closest } from "fastest-levenshtein";
import { z } from "zod";

/** What is wrong with a name that does not exist, with the nearest that does and all of them. */
export function unknownName(name: string, { what, file, names }: KnownNames): string {
  const nearest =
    names.length > 0 ? ` — did you mean "${closest(name, names)}"? It has: ${names.join(", ")}` : "";
  return `there is no ${what} "${name}" in content/${file}${nearest}`;
}

interface KnownNames {
  /** What the names are of, as in "rate". */
  what: string;
  /** The file of content/ that has them. */
  file: string;
  names: readonly string[];
}

/** A name that another file of content/ defines; a wrong one is answered with the nearest. */
export function knownName(known: KnownNames) {
  return z.string().superRefine((name, context) => {
    if (!known.names.includes(name)) context.addIssue({ code: "custom", message: unknownName(name, known) });
  });
}
