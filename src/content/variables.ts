import { type InvoiceLine, invoiceOf } from "./invoice.ts";
import { euro, euroRange } from "./lib/money.ts";
import { postalCode } from "./lib/postal-code.ts";
import { isPromoted, withVat } from "./lib/price-rules.ts";
import type { Business } from "./schemas/business.ts";
import type { Claims } from "./schemas/claims.ts";
import type { Prices } from "./schemas/prices.ts";
import type { Settings } from "./schemas/settings.ts";
import type { Site } from "./schemas/site.ts";

/** The files that variables are made from; one that is wrong is left out. */
export interface Facts {
  business?: Business | undefined;
  claims?: Claims | undefined;
  prices?: Prices | undefined;
  settings?: Settings | undefined;
  site?: Site | undefined;
}

/** A value, or undefined where the firm has none. */
type Variable = [name: string, value: string | undefined];

interface Family {
  /** The name in braces; what is in capitals is chosen from the file. */
  pattern: string;
  /** What stands there in the end. */
  says: string;
  /** Undefined when the file they are in is left out. */
  values(facts: Facts): Variable[] | undefined;
}

/** What is made from one file. */
function from<Name extends keyof Facts>(
  file: Name,
  pattern: string,
  says: string,
  values: (data: NonNullable<Facts[Name]>) => Variable[] | string | undefined,
): Family {
  return {
    pattern,
    says,
    values(facts) {
      const data = facts[file];
      if (data === undefined) return undefined;
      const found = values(data as NonNullable<Facts[Name]>);
      return Array.isArray(found) ? found : [[pattern, found]];
    },
  };
}

interface Rate {
  from: number;
  to?: number | undefined;
  unit: keyof typeof unit;
  /** In percent. */
  vat: number;
}

const unit = {
  m2: "per m²",
  m: "per meter",
  hour: "per uur",
  job: "per klus",
  item: "per stuk",
} as const;

const whenThere = (amount: number | undefined, say: (amount: number) => string) =>
  amount === undefined ? undefined : say(amount);

/** A name for each rate; a rate for which `value` has nothing has no such name. */
function ofRates(suffix: string, says: string, value: (rate: Rate) => string | undefined): Family {
  return from("prices", `price.NAME${suffix}`, says, ({ rates, vat }) =>
    Object.entries(rates).flatMap(([name, rate]): Variable[] => {
      const found = value({ ...rate, vat: vat[rate.vat] });
      return found === undefined ? [] : [[`price.${name}${suffix}`, found]];
    }),
  );
}

/** A name for each line of the invoice. */
function ofInvoice(suffix: string, says: string, value: (line: InvoiceLine) => string): Family {
  return from("prices", `invoice.RATE.${suffix}`, says, (prices) =>
    invoiceOf(prices).lines.map((line): Variable => [`invoice.${line.name}.${suffix}`, value(line)]),
  );
}

type Example = Prices["examples"][number];

function ofExamples(suffix: string, says: string, value: (example: Example, low: number) => string): Family {
  return from("prices", `example.ID${suffix}`, says, ({ examples, vat }) =>
    examples.map((example) => [`example.${example.id}${suffix}`, value(example, vat.low)]),
  );
}

/** The sentences of content/settings.yaml that are true for site.yaml, by setting. */
export const settingTexts = (texts: Settings, site: Site) => ({
  sending: texts.sending[site.sending.origin === "same" ? "own" : "emailjs"],
  photographs: texts.photographs[site.sending.photographs ? "sent" : "counted"],
  analytics: texts.analytics[site.analytics.id ? "google" : "none"],
});

/** Everything a text in content/ may name in braces. docs/tokens.md lists it. */
export const families: readonly Family[] = [
  from(
    "business",
    "business.FIELD",
    "a field of content/business.yaml that is one text, as in {business.phone}",
    (business) =>
      Object.entries(business).flatMap(([name, value]): Variable[] =>
        typeof value === "string" ? [[`business.${name}`, value]] : [],
      ),
  ),
  from("business", "business.postalCode", "the postal code with its space", (business) =>
    postalCode(business.postalCode),
  ),
  from(
    "business",
    "business.whatsapp",
    "the number for WhatsApp, if there is one",
    ({ whatsapp }) => whatsapp,
  ),
  from("business", "business.partner", "the name of the partner network, if there is one", ({ partner }) => {
    return partner?.name;
  }),
  from(
    "business",
    "business.externalReviews",
    "where reviews stand elsewhere, if anywhere",
    ({ externalReviews }) => externalReviews?.name,
  ),
  from(
    "business",
    "person.ROLE",
    "the first name of who has this role in content/business.yaml, as in {person.stukadoor}, or what `roles` says there",
    // Of two with the same role the first counts, and is set last.
    ({ roles = {}, people }) => [
      ...Object.entries(roles).map(([role, text]): Variable => [`person.${role}`, text]),
      ...people.toReversed().map(({ role, firstName }): Variable => [`person.${role}`, firstName]),
    ],
  ),
  from("claims", "claim.NAME", "a claim of content/claims.yaml, as in {claim.warranty}", (claims) =>
    Object.entries(claims).map(([name, { value }]) => [`claim.${name}`, value]),
  ),
  ofRates("", "a rate of content/prices.yaml: its amount, or the lower one of two", (rate) =>
    euro(rate.from),
  ),
  ofRates(".to", "its upper amount, if it has one", ({ to }) => whenThere(to, euro)),
  ofRates(".range", "both amounts, if it has two", (rate) =>
    whenThere(rate.to, (upper) => euroRange(rate.from, upper)),
  ),
  ofRates(".unit", "what it is counted by", (rate) => unit[rate.unit]),
  ofRates(".vat", "the VAT on it in percent", ({ vat }) => `${vat}%`),
  ofRates(".incl", "its amount with VAT", (rate) => euro(withVat(rate.from, rate.vat))),
  ofRates(".range.incl", "both amounts with VAT", ({ from: lower, to, vat }) => {
    return whenThere(to, (upper) => euroRange(withVat(lower, vat), withVat(upper, vat)));
  }),
  from(
    "prices",
    "price.spread",
    "how far a price without an upper amount reaches, in times",
    ({ indication }) => indication.spread.toLocaleString("nl-NL"),
  ),
  ofExamples(".squareMetres", "the size of an example project of content/prices.yaml", (example) => {
    return `${example.squareMetresFrom}–${example.squareMetresTo} m²`;
  }),
  ofExamples(".range", "what it came to", (example) => euroRange(example.from, example.to)),
  ofExamples(".range.incl", "what it came to with VAT", (example, low) => {
    return euroRange(withVat(example.from, low), withVat(example.to, low));
  }),
  ofInvoice("quantity", "how much of it the example invoice of content/prices.yaml has", (line) => {
    return `${line.quantity} ${line.unit === "m2" ? "m²" : line.unit}`;
  }),
  ofInvoice("price", "what one of it costs there, without VAT", ({ price }) => euro(price)),
  ofInvoice("amount", "what that line comes to, without VAT", ({ amount }) => euro(amount)),
  from("prices", "invoice.hours", "the hours in that invoice", ({ invoice }) => `${invoice.hours} uur`),
  from("prices", "invoice.excl", "its sum without VAT", (prices) => euro(invoiceOf(prices).excludingVat)),
  from("prices", "invoice.vat", "the VAT on it", (prices) => euro(invoiceOf(prices).vat)),
  from("prices", "invoice.incl", "its sum with VAT", (prices) => euro(invoiceOf(prices).includingVat)),
  from("prices", "promotion.percent", "the discount, while there is one", ({ promotion }) =>
    isPromoted(promotion.ends, new Date()) ? `${promotion.percent}%` : undefined,
  ),
  from("prices", "promotion.above", "from which size, while there is one", ({ promotion }) =>
    isPromoted(promotion.ends, new Date()) ? `${promotion.aboveSquareMetres} m²` : undefined,
  ),
  from("prices", "quote.validDays", "how long a quote holds", ({ quote }) => `${quote.validDays} dagen`),
  from("prices", "quote.downPayment", "the down payment", ({ quote }) => `${quote.downPaymentPercent}%`),
  from("prices", "vat.low", "the low rate of VAT", ({ vat }) => `${vat.low}%`),
  from("prices", "vat.high", "the high rate of VAT", ({ vat }) => `${vat.high}%`),
  from("prices", "vat.years", "how old a home has to be for the low rate", ({ vat }) => {
    return `${vat.lowFromYears} jaar`;
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
