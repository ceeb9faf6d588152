import { ownContent } from "#data/reading/define.ts";
import { isRecord } from "#owner/editor/values.ts";

const dataOf = (path: string): Record<string, unknown> => {
  const data = ownContent().raw.data(path);
  return isRecord(data) ? data : {};
};

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
const labels: Record<string, () => Record<string, unknown>> = {
  service: serviceLabels,
  rate: rateLabels,
  "page with reviews": () => ({ ...serviceLabels(), ...pages }),
};

/** What a text can name in other files, as an owner reads it. */
export function choicesOf(kind: string): { value: string; label: string }[] {
  const words = labels[kind]?.() ?? {};
  const names = ownContent().namesOf(kind);
  return names.map((value) => ({ value, label: String(words[value] ?? value) }));
}
