import { z } from "zod";
import { nearest } from "./nearest.ts";

interface KnownNames {
  /** What the names are of, as in "rate". */
  what: string;
  /** The file of content/ that has them. */
  file: string;
  names: readonly string[];
  /** Where in that file a name belongs that is not quite like the others. */
  besides?: string;
}

/** What is wrong with a name that another file does not have, and what to write instead. */
export function unknownName(name: string, { what, file, names, besides }: KnownNames): string {
  const meant = nearest(name, names);
  const others = names.length > 0 ? `, or write ${meant ?? `one of: ${names.join(", ")}`}` : "";
  const place = besides ? ` (${besides})` : "";
  return `there is no ${what} "${name}" in content/${file} — take it out here or add it there${place}${others}`;
}

/** A name that another file of content/ has. */
export function knownName(known: KnownNames) {
  return (
    z
      .string()
      .superRefine((name, context) => {
        if (!known.names.includes(name))
          context.addIssue({ code: "custom", message: unknownName(name, known) });
      })
      // What the editor in the browser shows: a list to choose from.
      .meta({ choices: known.names })
  );
}
