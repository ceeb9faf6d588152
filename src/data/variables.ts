import { priceBundle } from "./business/bundle.ts";
import type { Business } from "./business/business-schema.ts";
import type { Claims } from "./business/claims-schema.ts";
import { factFiles } from "./business/fact-files.ts";
import { invoiceOf } from "./business/invoice.ts";
import type { Prices } from "./business/prices-schema.ts";
import type { Settings } from "./business/settings-schema.ts";
import type { Site } from "./business/site-schema.ts";
import type { ContentFile } from "./lib/content-file.ts";
import { euro, euroRange } from "./lib/money.ts";
import { postalCode } from "./lib/postal-code.ts";
import { estimateWithVat, isPromoted, withVat } from "./lib/price-rules.ts";

/**
 * Names in braces, with where they come from and what stands there in the end. What is in capitals
 * is chosen from the file: such a name has a value for each choice, and one that is no text is no
 * choice.
 */
type Table<Data> = Record<
  string,
  [says: string, value: (data: Data) => string | undefined | object]
>;

/** What is said of each entry of a list in content/prices.yaml, by its name. */
const ofEach =
  <Entry>(entries: (prices: Prices) => (readonly [name: string, entry: Entry])[]) =>
  (say: (entry: Entry) => string | 0 | undefined) =>
  (prices: Prices) =>
    Object.fromEntries(entries(prices).map(([name, entry]) => [name, say(entry)]));

const ofRate = ofEach(({ rates, vat }) =>
  Object.entries(rates).map(([name, rate]) => [name, { ...rate, percent: vat[rate.vat] }]),
);
const ofExample = ofEach(({ examples, vat }) =>
  examples.map((example) => [example.id, { ...example, percent: vat.low }]),
);
const ofBundle = ofEach((prices) =>
  prices.bundles.map((bundle) => [bundle.id, priceBundle(prices, bundle)]),
);
const ofLine = ofEach((prices) => invoiceOf(prices).lines.map((line) => [line.name, line]));

const unit = {
  m2: "per m²",
  m: "per strekkende meter",
  hour: "per uur",
  job: "per klus",
  item: "per stuk",
} as const;

/** "48 m²", "12 m", or the number alone of what is counted by the piece. */
function quantityText({ quantity, unit }: { quantity: number; unit: keyof typeof unitSymbols }) {
  return `${quantity.toLocaleString("nl-NL")} ${unitSymbols[unit]}`.trim();
}

const unitSymbols = { m2: "m²", m: "m", hour: "uur", job: "", item: "" } as const;

/** How many metres of each rate are in each bundle, by the names of both. */
function bundleQuantities(prices: Prices): Record<string, string> {
  const quantities: Record<string, string> = {};
  for (const bundle of prices.bundles) {
    for (const line of priceBundle(prices, bundle).lines) {
      if (unitSymbols[line.unit] !== "") {
        quantities[`${bundle.id}.${line.name}`] = quantityText(line);
      }
    }
  }
  return quantities;
}

/** Something about the promotion, while there is one. */
const promoted = ({ promotion }: Prices, value: string) =>
  isPromoted(promotion.ends, new Date()) ? value : undefined;

/** The sentences of content/settings.yaml that are true for site.yaml, by setting. */
const settingTexts = (texts: Settings, site: Site) => ({
  sending: texts.sending[site.sending.origin === "same" ? "own" : "emailjs"],
  photographs: texts.photographs[site.sending.photographs ? "sent" : "counted"],
  analytics: texts.analytics[site.analytics.id ? "google" : "none"],
});

const business: Table<Business> = {
  "business.FIELD": [
    "a field of content/business.yaml that is one text, as in {business.phone}",
    (business) => business,
  ],
  "business.postalCode": [
    "the postal code with its space",
    (business) => postalCode(business.postalCode),
  ],
  "business.whatsapp": ["the number for WhatsApp, if there is one", ({ whatsapp }) => whatsapp],
  "business.insurance": [
    "up to what the firm is insured, if it says so",
    ({ insurance }) => insurance,
  ],
  "business.team": ["who works there, if the firm says so", ({ team }) => team],
  "business.partner": [
    "the name of the partner network, if there is one",
    ({ partner }) => partner?.name,
  ],
  "business.externalReviews": [
    "where reviews stand elsewhere, if anywhere",
    ({ externalReviews }) => externalReviews?.name,
  ],
  "person.ROLE": [
    "the first name of who has this role in content/business.yaml, as in {person.stukadoor}, or what `roles` says there",
    // Of two with the same role the first counts, and is set last.
    ({ roles, people }) => ({
      ...roles,
      ...Object.fromEntries(people.toReversed().map(({ role, firstName }) => [role, firstName])),
    }),
  ],
};

const claims: Table<Claims> = {
  "claim.NAME": [
    "a claim of content/claims.yaml, as in {claim.warranty}",
    (claims) =>
      Object.fromEntries(Object.entries(claims).map(([name, { value }]) => [name, value])),
  ],
};

const prices: Table<Prices> = {
  "price.NAME": [
    "a rate of content/prices.yaml: its amount, or the lower one of two",
    ofRate(({ from }) => euro(from)),
  ],
  "price.NAME.to": ["its upper amount, if it has one", ofRate(({ to }) => to && euro(to))],
  "price.NAME.range": [
    "both amounts, if it has two",
    ofRate(({ from, to }) => to && euroRange(from, to)),
  ],
  "price.NAME.unit": ["what it is counted by", ofRate((rate) => unit[rate.unit])],
  "price.NAME.vat": ["the VAT on it in percent", ofRate(({ percent }) => `${percent}%`)],
  "price.NAME.incl": [
    "its amount with VAT",
    ofRate(({ from, percent }) => euro(withVat(from, percent))),
  ],
  "price.NAME.range.incl": [
    "both amounts with VAT",
    ofRate(
      ({ from, to, percent }) => to && euroRange(withVat(from, percent), withVat(to, percent)),
    ),
  ],
  "price.spread": [
    "how far a price without an upper amount reaches, in times",
    ({ indication }) => indication.spread.toLocaleString("nl-NL"),
  ],
  "example.ID.squareMetres": [
    "the size of an example project of content/prices.yaml",
    ofExample(({ squareMetresFrom, squareMetresTo }) => `${squareMetresFrom}–${squareMetresTo} m²`),
  ],
  "example.ID.range": ["what it came to", ofExample(({ from, to }) => euroRange(from, to))],
  "example.ID.range.incl": [
    "what it came to with VAT",
    ofExample(({ from, to, percent }) =>
      euroRange(estimateWithVat(from, percent), estimateWithVat(to, percent)),
    ),
  ],
  "bundle.ID.range": [
    "what a bundle of content/prices.yaml comes to",
    ofBundle(({ from, to }) => euroRange(from, to)),
  ],
  "bundle.ID.range.incl": [
    "what it comes to with VAT",
    ofBundle(({ fromIncludingVat, toIncludingVat }) => euroRange(fromIncludingVat, toIncludingVat)),
  ],
  "bundle.NAME.quantity": [
    "how much of a rate it has, as in {bundle.hall.painting-walls.quantity}",
    bundleQuantities,
  ],
  "invoice.RATE.quantity": [
    "how much of it the example invoice of content/prices.yaml has",
    ofLine(quantityText),
  ],
  "invoice.RATE.price": [
    "what one of it costs there, without VAT",
    ofLine(({ price }) => euro(price)),
  ],
  "invoice.RATE.amount": [
    "what that line comes to, without VAT",
    ofLine(({ amount }) => euro(amount)),
  ],
  "invoice.hours": ["the hours in that invoice", ({ invoice }) => `${invoice.hours} uur`],
  "invoice.excl": ["its sum without VAT", (prices) => euro(invoiceOf(prices).excludingVat)],
  "invoice.vat": ["the VAT on it", (prices) => euro(invoiceOf(prices).vat)],
  "invoice.incl": ["its sum with VAT", (prices) => euro(invoiceOf(prices).includingVat)],
  "promotion.percent": [
    "the discount, while there is one",
    (prices) => promoted(prices, `${prices.promotion.percent}%`),
  ],
  "promotion.above": [
    "from which size, while there is one",
    (prices) => promoted(prices, `${prices.promotion.aboveSquareMetres} m²`),
  ],
  "quote.validDays": ["how long a quote holds", ({ quote }) => `${quote.validDays} dagen`],
  "quote.smallProject": [
    "up to which amount with VAT a project is a small one",
    ({ quote }) => euro(quote.smallProject),
  ],
  "quote.downPayment": ["the down payment", ({ quote }) => `${quote.downPaymentPercent}%`],
  "vat.low": ["the low rate of VAT", ({ vat }) => `${vat.low}%`],
  "vat.high": ["the high rate of VAT", ({ vat }) => `${vat.high}%`],
  "vat.years": [
    "how old a home has to be for the low rate",
    ({ vat }) => `${vat.lowFromYears} jaar`,
  ],
};

const settings: Table<ReturnType<typeof settingTexts>> = {
  "setting.NAME.LINE": [
    "the line of content/settings.yaml that is true for site.yaml, as in {setting.sending.route}",
    (texts) =>
      Object.fromEntries(
        Object.entries(texts).flatMap(([name, lines]) =>
          Object.entries(lines).map(([line, value]) => [`${name}.${line}`, value]),
        ),
      ),
  ],
};

/**
 * Everything a text in content/ may name in braces, by the file it comes from. docs/tokens.md lists
 * it.
 */
export const tables = { business, claims, prices, settings };

const choice = /[A-Z]+(\.[A-Z]+)?/;

/** The names of a table's row with what stands there. */
function namesIn(
  pattern: string,
  value: string | undefined | object,
): [string, string | undefined][] {
  if (typeof value !== "object") {
    return [[pattern, value]];
  }
  return Object.entries(value).flatMap(([chosen, text]) =>
    typeof text === "string" ? [[pattern.replace(choice, () => chosen), text]] : [],
  );
}

/**
 * What texts may name in braces, and the beginnings of names whose file is left out, because `read`
 * has nothing of a file that is wrong.
 */
export function variablesOf(read: <Data>(file: ContentFile<Data>) => Data | undefined) {
  const settings = read(factFiles.settings);
  const site = read(factFiles.site);
  const given: Record<keyof typeof tables, unknown> = {
    business: read(factFiles.business),
    claims: read(factFiles.claims),
    prices: read(factFiles.prices),
    settings: settings && site && settingTexts(settings, site),
  };
  const variables = new Map<string, string | undefined>();
  const unread = new Set<string>();
  for (const [file, table] of Object.entries(tables) as unknown as [
    keyof typeof tables,
    Table<unknown>,
  ][]) {
    for (const [pattern, [, value]] of Object.entries(table)) {
      if (given[file] === undefined) {
        unread.add(pattern.split(".")[0] ?? "");
      } else {
        for (const [name, text] of namesIn(pattern, value(given[file]))) {
          variables.set(name, text);
        }
      }
    }
  }
  return { variables, unread };
}
