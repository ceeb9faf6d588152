import { parse } from "yaml";
import { factFiles } from "#data/fact-files.ts";
import type { Prices } from "#data/prices/prices-schema.ts";
import type { Changes, Files } from "#data/reading/files.ts";
import { updateYaml } from "#owner/editor/file/update-yaml.ts";

/** Amounts below `below` euros become a multiple of `multiple`. */
const steps = [
  { below: 10, multiple: 0.05 },
  { below: 100, multiple: 0.5 },
  { below: 1_000, multiple: 5 },
  { below: Number.POSITIVE_INFINITY, multiple: 25 },
];

/** An amount in euros with so many per cent added, rounded as a price is. */
export function raised(amount: number, percent: number): number {
  const exact = (amount * (100 + percent)) / 100;
  const multiple = steps.find(({ below }) => exact < below)?.multiple ?? 1;
  const cents = Math.round(multiple * 100);
  return Math.max(1, Math.round((exact * 100) / cents)) * multiple;
}

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** A price, or the price of an example project, before and after. */
export interface Raised {
  label: string;
  shownOn: string;
  before: { from: number; to?: number | undefined };
  after: { from: number; to?: number | undefined };
}

const raiseOne = <Priced extends { from: number; to?: number | undefined }>(
  priced: Priced,
  percent: number,
): Priced => ({
  ...priced,
  from: toCents(raised(priced.from, percent)),
  ...(priced.to !== undefined && { to: toCents(raised(priced.to, percent)) }),
});

type Written = Pick<Prices, "rates" | "examples">;

/** What each price becomes. */
export function raisedPrices({ rates, examples }: Written, percent: number): Raised[] {
  const ofRates = Object.values(rates).map((rate) => ({
    label: rate.label,
    shownOn: rate.shownOn,
    before: rate,
    after: raiseOne(rate, percent),
  }));
  const ofExamples = examples.map((example) => ({
    label: `Voorbeeld van ${example.squareMetersFrom} tot ${example.squareMetersTo} m²`,
    shownOn: "het artikel over kosten",
    before: example,
    after: raiseOne(example, percent),
  }));
  return [...ofRates, ...ofExamples];
}

/** The page with the prices, which says from which day they are. */
const pricesPage = "content/pages/prijzen.md";

/**
 * The changes that raise every price of a project; only the amounts in the file change, and the day
 * on the page with the prices, as in "2027-01-31".
 */
export function raiseAll(files: Files, percent: number, today: string): Changes {
  const { path } = factFiles.prices;
  const text = files.read(path) ?? "";
  const page = files.read(pricesPage)?.replace(/^updated: .*$/m, `updated: ${today}`);
  const written = parse(text) as Written;
  const rates = Object.entries(written.rates).map(([name, rate]) => [
    name,
    raiseOne(rate, percent),
  ]);
  const examples = written.examples.map((example) => raiseOne(example, percent));
  return new Map([
    [path, updateYaml(text, { ...written, rates: Object.fromEntries(rates), examples })],
    ...(page === undefined ? [] : [[pricesPage, page] as const]),
  ]);
}
