import { factFiles } from "#data/fact-files.ts";
import type { RawContent } from "#data/reading/content-file.ts";
import type { Issue } from "#data/reading/issues.ts";
import { digests } from "./digests.ts";

type Fields = Record<string, unknown>;

/** A digest of a text, to recognise one of a few (FNV-1a, 32 bits, in hexadecimal). */
function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (const character of text) {
    digest = Math.imul(digest ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return digest.toString(16).padStart(8, "0");
}

/** What of an entry makes it one of the demonstration's: what a customer said, or who it was. */
const folders = [
  { folder: "content/reviews", field: "text", wordsOf: ({ text }: Fields) => text },
  {
    folder: "content/cases",
    field: "client",
    wordsOf: ({ title, client }: Fields) => `${title}, ${client}`,
  },
];

/** The claims that only customers can make true; together they are not two firms' by chance. */
const claims = ["rating", "reviews", "customers"];

/** The places at which content/ says something of customers, each with the digest of what it says. */
export function customersIn(raw: RawContent): { place: string; digest: string }[] {
  const ofEntries = folders.flatMap(({ folder, field, wordsOf }) =>
    raw.names(folder, ".yaml").map((name) => {
      const path = `${folder}/${name}.yaml`;
      const words = String(wordsOf((raw.data(path) ?? {}) as Fields));
      return { place: `${path} › ${field}`, digest: digestOf(words) };
    }),
  );
  const { path } = factFiles.claims;
  const all = (raw.data(path) ?? {}) as Record<string, { value?: unknown } | undefined>;
  const values = claims.map((claim) => String(all[claim]?.value));
  return [...ofEntries, { place: `${path} › ${claims[0]}`, digest: digestOf(values.join(" ")) }];
}

/** A mistake for each customer that a real firm still has of the demonstration, which invented it. */
export function inventedIssues(raw: RawContent): Issue[] {
  const { demo } = (raw.data(factFiles.business.path) ?? {}) as { demo?: unknown };
  if (demo !== false) {
    return [];
  }
  return customersIn(raw)
    .filter(({ digest }) => digests.includes(digest))
    .map(({ place }) => ({ place, code: "invented", values: {} }));
}
