import { readFileSync } from "node:fs";
import { ownContent } from "@contractor/core/reading/define.ts";
import { parse } from "yaml";
import { isRecord } from "#editor/formats.ts";

export interface Label {
  label: string;
  hint?: string;
  /** The name of one entry of a list. */
  singular?: string;
}

const labels: Record<string, string | Label> = parse(
  readFileSync(new URL("labels.yaml", import.meta.url), "utf8"),
);

/**
 * The Dutch label and hint of a field. The longest matching end of its path counts: `hero.heading`
 * before `heading`. An entry of a list has the label of the list, and a choice without a label is
 * shown as it is. A field that owner/editor/form/labels.yaml does not name gets its own name as a
 * label.
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
      return typeof found === "string" ? { label: found } : found;
    }
  }
  return { label: last.replace(/^=/, "") };
}

const dataOf = (path: string) => ownContent().raw.data(path);

/** The names of services, also of former ones, by their slugs. */
function serviceLabels(): Record<string, unknown> {
  const { services, former } = dataOf("content/services.yaml");
  const all = [services, former].flatMap((list) =>
    Array.isArray(list) ? list.filter(isRecord) : [],
  );
  return Object.fromEntries(all.map(({ slug, label }) => [slug, label]));
}

/** The names of prices. Some have the same name, so each says where it stands as well. */
function rateLabels(): Record<string, unknown> {
  const { rates } = dataOf("content/prices.yaml");
  const named = Object.entries(isRecord(rates) ? rates : {}).map(([name, rate]) => [
    name,
    isRecord(rate) && rate.label ? `${rate.label} · ${rate.shownOn}` : name,
  ]);
  return Object.fromEntries(named);
}

/** Pages with reviews that are not the page of a service. */
const pages = { reviews: "Reviews", home: "Home", diensten: "Diensten" };

/** Words for what a text can name, by the kind of reference. */
const wordsOf: Record<string, () => Record<string, unknown>> = {
  service: serviceLabels,
  rate: rateLabels,
  "page with reviews": () => ({ ...serviceLabels(), ...pages }),
};

/** What a text can name in other files, as an owner reads it. */
export function choicesOf(kind: string): { value: string; label: string }[] {
  const words = wordsOf[kind]?.() ?? {};
  const names = ownContent().namesOf(kind);
  return names.map((value) => ({ value, label: String(words[value] ?? value) }));
}
