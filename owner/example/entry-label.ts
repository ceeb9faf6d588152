import { basename, extname } from "node:path";
import { parse } from "yaml";
import { euro, euroRange } from "#data/format/money.ts";
import type { Rate } from "#data/prices/prices-schema.ts";
import { unitNames } from "#data/prices/units.ts";
import type { Files } from "#data/reading/files.ts";
import { splitFrontMatter } from "#data/reading/front-matter.ts";
import type { PartName } from "./entries.ts";

type Fields = Record<string, Record<string, unknown> | undefined>;

function priceLabel({ label, from, to, unit, shownOn }: Rate): string {
  const amount = to === undefined ? `vanaf ${euro(from)}` : euroRange(from, to);
  return `${label}: ${amount} ${unitNames[unit]} (${shownOn})`;
}

/** What an entry of a part says, in a line by which its owner knows it. */
export function entryLabels(files: Files, part: PartName): (entry: string) => string {
  const read = (path: string): Fields => parse(files.read(path) ?? "") ?? {};
  switch (part) {
    case "photos": {
      const described = read("content/photos.yaml");
      return (entry) => String(described[basename(entry, ".jpg")]?.alt ?? basename(entry));
    }
    case "prices": {
      const { rates = {} } = read("content/prices.yaml");
      return (entry) => priceLabel(rates[entry.split(" › ").at(-1) ?? ""] as Rate);
    }
    case "claims": {
      const claims = read("content/claims.yaml");
      return (entry) => {
        const { value, shownOn } = claims[entry.split(" › ").at(-1) ?? ""] ?? {};
        return `${value} (${shownOn})`;
      };
    }
    default:
      return (entry) => {
        const parts = splitFrontMatter(files.read(entry) ?? "");
        return String(parse(parts?.yaml ?? "")?.title ?? basename(entry, extname(entry)));
      };
  }
}
