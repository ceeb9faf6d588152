import { invoiceOf } from "./invoice.ts";
import { euro, euroRange } from "./lib/money.ts";
import { postalCode } from "./lib/postal-code.ts";
import { isPromoted, withVat } from "./lib/price-rules.ts";
import type { Business } from "./schemas/business.ts";
import type { Claims } from "./schemas/claims.ts";
import type { Prices } from "./schemas/prices.ts";
import type { Settings } from "./schemas/settings.ts";
import type { Site } from "./schemas/site.ts";

/** The files that variables are made from; one that is wrong is left out. */
type Facts = Partial<{ business: Business; claims: Claims; prices: Prices; settings: Settings; site: Site }>;

type Variable = [name: string, value: string | undefined];

interface Family {
  /** The name in braces; what is in capitals is chosen from the file. */
  pattern: string;
  says: string;
  /** Undefined when the file they are in is left out. */
  values(facts: Facts): Variable[] | undefined;
}

type Value<Data> = (data: Data) => Variable[] | string | undefined;

/** Names with what stands there in the end and where it comes from. */
type Table<Data> = Record<string, [says: string, value: Value<Data>]>;

function from<Name extends keyof Facts>(file: Name, table: Table<NonNullable<Facts[Name]>>): Family[] {
  return Object.entries(table).map(([pattern, [says, value]]) => ({
    pattern,
    says,
    values(facts) {
      const data = facts[file];
      if (data === undefined) return undefined;
      const found = value(data as NonNullable<Facts[Name]>);
      return Array.isArray(found) ? found : [[pattern, found]];
    },
  }));
}

/** The same for each entry of a list in content/prices.yaml; an entry for which there is nothing has no such name. */
function ofEach<Entry>(
  prefix: string,
  placeholder: string,
  entries: (prices: Prices) => [name: string, entry: Entry][],
  table: Record<string, [says: string, value: (entry: Entry) => string | undefined]>,
): Family[] {
  const rows = Object.entries(table).map(([suffix, [says, value]]): [string, [string, Value<Prices>]] => {
    const values = (prices: Prices) =>
      entries(prices).flatMap(([name, entry]): Variable[] => {
        const found = value(entry);
        return found === undefined ? [] : [[`${prefix}.${name}${suffix}`, found]];
      });
    return [`${prefix}.${placeholder}${suffix}`, [says, values]];
  });
  return from("prices", Object.fromEntries(rows));
}

const unit = { m2: "per m²", m: "per meter", hour: "per uur", job: "per klus", item: "per stuk" } as const;

const whenThere = (amount: number | undefined, say: (amount: number) => string) =>
  amount === undefined ? undefined : say(amount);

/** Something about the promotion, while there is one. */
const promoted = ({ promotion }: Prices, value: string) =>
  isPromoted(promotion.ends, new Date()) ? value : undefined;

/** The sentences of content/settings.yaml that are true for site.yaml, by setting. */
const settingTexts = (texts: Settings, site: Site) => ({
  sending: texts.sending[site.sending.origin === "same" ? "own" : "emailjs"],
  photographs: texts.photographs[site.sending.photographs ? "sent" : "counted"],
  analytics: texts.analytics[site.analytics.id ? "google" : "none"],
});

/** Everything a text in content/ may name in braces. docs/tokens.md lists it. */
export const families: readonly Family[] = [
  ...from("business", {
    "business.FIELD": [
      "a field of content/business.yaml that is one text, as in {business.phone}",
      (business) =>
        Object.entries(business).flatMap(([name, value]): Variable[] =>
          typeof value === "string" ? [[`business.${name}`, value]] : [],
        ),
    ],
    "business.postalCode": ["the postal code with its space", (business) => postalCode(business.postalCode)],
    "business.whatsapp": ["the number for WhatsApp, if there is one", ({ whatsapp }) => whatsapp],
    "business.partner": ["the name of the partner network, if there is one", ({ partner }) => partner?.name],
    "business.externalReviews": [
      "where reviews stand elsewhere, if anywhere",
      ({ externalReviews }) => externalReviews?.name,
    ],
    "person.ROLE": [
      "the first name of who has this role in content/business.yaml, as in {person.stukadoor}, or what `roles` says there",
      // Of two with the same role the first counts, and is set last.
      ({ roles = {}, people }) => [
        ...Object.entries(roles).map(([role, text]): Variable => [`person.${role}`, text]),
        ...people.toReversed().map(({ role, firstName }): Variable => [`person.${role}`, firstName]),
      ],
    ],
  }),
  ...from("claims", {
    "claim.NAME": [
      "a claim of content/claims.yaml, as in {claim.warranty}",
      (claims) => Object.entries(claims).map(([name, { value }]) => [`claim.${name}`, value]),
    ],
  }),
  ...ofEach(
    "price",
    "NAME",
    ({ rates, vat }) => Object.entries(rates).map(([name, rate]) => [name, { ...rate, vat: vat[rate.vat] }]),
    {
      "": ["a rate of content/prices.yaml: its amount, or the lower one of two", ({ from }) => euro(from)],
      ".to": ["its upper amount, if it has one", ({ to }) => whenThere(to, euro)],
      ".range": ["both amounts, if it has two", ({ from, to }) => whenThere(to, (to) => euroRange(from, to))],
      ".unit": ["what it is counted by", (rate) => unit[rate.unit]],
      ".vat": ["the VAT on it in percent", ({ vat }) => `${vat}%`],
      ".incl": ["its amount with VAT", ({ from, vat }) => euro(withVat(from, vat))],
      ".range.incl": [
        "both amounts with VAT",
        ({ from, to, vat }) => whenThere(to, (to) => euroRange(withVat(from, vat), withVat(to, vat))),
      ],
    },
  ),
  ...from("prices", {
    "price.spread": [
      "how far a price without an upper amount reaches, in times",
      ({ indication }) => indication.spread.toLocaleString("nl-NL"),
    ],
  }),
  ...ofEach(
    "example",
    "ID",
    ({ examples, vat }) => examples.map((example) => [example.id, { ...example, vat: vat.low }]),
    {
      ".squareMetres": [
        "the size of an example project of content/prices.yaml",
        ({ squareMetresFrom, squareMetresTo }) => `${squareMetresFrom}–${squareMetresTo} m²`,
      ],
      ".range": ["what it came to", ({ from, to }) => euroRange(from, to)],
      ".range.incl": [
        "what it came to with VAT",
        ({ from, to, vat }) => euroRange(withVat(from, vat), withVat(to, vat)),
      ],
    },
  ),
  ...ofEach("invoice", "RATE", (prices) => invoiceOf(prices).lines.map((line) => [line.name, line]), {
    ".quantity": [
      "how much of it the example invoice of content/prices.yaml has",
      (line) => `${line.quantity} ${line.unit === "m2" ? "m²" : line.unit}`,
    ],
    ".price": ["what one of it costs there, without VAT", ({ price }) => euro(price)],
    ".amount": ["what that line comes to, without VAT", ({ amount }) => euro(amount)],
  }),
  ...from("prices", {
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
    "quote.downPayment": ["the down payment", ({ quote }) => `${quote.downPaymentPercent}%`],
    "vat.low": ["the low rate of VAT", ({ vat }) => `${vat.low}%`],
    "vat.high": ["the high rate of VAT", ({ vat }) => `${vat.high}%`],
    "vat.years": ["how old a home has to be for the low rate", ({ vat }) => `${vat.lowFromYears} jaar`],
  }),
  {
    pattern: "setting.NAME.LINE",
    says: "the line of content/settings.yaml that is true for site.yaml, as in {setting.sending.route}",
    values: ({ settings, site }) =>
      settings &&
      site &&
      Object.entries(settingTexts(settings, site)).flatMap(([name, lines]) =>
        Object.entries(lines).map(([line, value]): Variable => [`setting.${name}.${line}`, value]),
      ),
  },
];

/** What texts may name in braces, and the beginnings of names whose file is left out. */
export function variablesOf(facts: Facts) {
  const read = families.map(({ pattern, values }) => ({ pattern, values: values(facts) }));
  return {
    variables: new Map(read.flatMap(({ values = [] }) => values)),
    unread: new Set(read.filter(({ values }) => !values).map(({ pattern }) => pattern.split(".")[0] ?? "")),
  };
}
