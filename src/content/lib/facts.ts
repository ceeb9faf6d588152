import type { Business } from "../schemas/business.ts";
import type { Claims } from "../business/claims.ts";
import type { Prices } from "../schemas/prices.ts";
import type { SettingTexts } from "../business/settings.ts";
import { isPromoted } from "../business/promotion.ts";
import { withVat } from "../business/vat.ts";
import type { Facts } from "./fill-in.ts";
import { euro, euroRange } from "./money.ts";
import { postalCode } from "./postal-code.ts";

/** What holds facts: content/business.yaml, claims.yaml and prices.yaml, and what site.yaml makes true of settings.yaml. */
export interface Firm {
  business: Business;
  claims: Claims;
  prices: Prices;
  settings: SettingTexts;
}

/** A value, or undefined where the firm has none. */
type Fact = [name: string, value: string | undefined];

interface Family {
  /** The name in braces; what is in capitals is chosen from the file. */
  pattern: string;
  /** What stands there in the end. */
  says: string;
  values(firm: Firm): Fact[];
}

const unit = { m2: "per m²" } as const;

/** A name that stands for one thing only. */
function single(name: string, says: string, value: (firm: Firm) => string | undefined): Family {
  return { pattern: name, says, values: (firm) => [[name, value(firm)]] };
}

interface Rate {
  from: number;
  to?: number | undefined;
  unit: keyof typeof unit;
  /** In percent. */
  vat: number;
}

const whenThere = (amount: number | undefined, say: (amount: number) => string) =>
  amount === undefined ? undefined : say(amount);

/** A family that has a name for each rate; a rate for which `value` has nothing has no such name. */
function ofRates(suffix: string, says: string, value: (rate: Rate) => string | undefined): Family {
  return {
    pattern: `price.NAME${suffix}`,
    says,
    values: ({ prices }) =>
      Object.entries(prices.rates).flatMap(([name, rate]): Fact[] => {
        const found = value({ ...rate, vat: prices.vat[rate.vat] });
        return found === undefined ? [] : [[`price.${name}${suffix}`, found]];
      }),
  };
}

type Example = Prices["examples"][number];

function ofExamples(suffix: string, says: string, value: (example: Example, firm: Firm) => string): Family {
  return {
    pattern: `example.ID${suffix}`,
    says,
    values: (firm) =>
      firm.prices.examples.map((example) => [`example.${example.id}${suffix}`, value(example, firm)]),
  };
}

/** Everything a text in content/ may name in braces. docs/tokens.md lists it. */
export const families: readonly Family[] = [
  {
    pattern: "business.FIELD",
    says: "a field of content/business.yaml that is one text, as in {business.phone}",
    values: ({ business }) =>
      Object.entries(business).flatMap(([name, value]): Fact[] =>
        typeof value === "string" ? [[`business.${name}`, value]] : [],
      ),
  },
  single("business.postalCode", "the postal code with its space", ({ business }) =>
    postalCode(business.postalCode),
  ),
  single(
    "business.whatsapp",
    "the number for WhatsApp, if there is one",
    ({ business }) => business.whatsapp,
  ),
  single("business.partner", "the name of the partner network, if there is one", ({ business }) => {
    return business.partner?.name;
  }),
  single("business.externalReviews", "where reviews stand elsewhere, if anywhere", ({ business }) => {
    return business.externalReviews?.name;
  }),
  {
    pattern: "person.ROLE",
    says: "the first name of who has this role in content/business.yaml, as in {person.stukadoor}, or what `roles` says there",
    // Of two with the same role the first counts, and is set last.
    values: ({ business: { roles = {}, people } }) => [
      ...Object.entries(roles).map(([role, text]): Fact => [`person.${role}`, text]),
      ...people.toReversed().map(({ role, firstName }): Fact => [`person.${role}`, firstName]),
    ],
  },
  {
    pattern: "claim.NAME",
    says: "a claim of content/claims.yaml, as in {claim.warranty}",
    values: ({ claims }) => Object.entries(claims).map(([name, { value }]) => [`claim.${name}`, value]),
  },
  ofRates("", "a rate of content/prices.yaml: its amount, or the lower one of two", ({ from }) => euro(from)),
  ofRates(".to", "its upper amount, if it has one", ({ to }) => whenThere(to, euro)),
  ofRates(".range", "both amounts, if it has two", ({ from, to }) =>
    whenThere(to, (upper) => euroRange(from, upper)),
  ),
  ofRates(".unit", "what it is counted by", (rate) => unit[rate.unit]),
  ofRates(".vat", "the VAT on it in percent", ({ vat }) => `${vat}%`),
  ofRates(".incl", "its amount with VAT", ({ from, vat }) => euro(withVat(from, vat))),
  ofRates(".range.incl", "both amounts with VAT", ({ from, to, vat }) => {
    return whenThere(to, (upper) => euroRange(withVat(from, vat), withVat(upper, vat)));
  }),
  single("price.spread", "how far a price without an upper amount reaches, in times", ({ prices }) => {
    return prices.indication.spread.toLocaleString("nl-NL");
  }),
  ofExamples(".squareMetres", "the size of an example project of content/prices.yaml", (example) => {
    return `${example.squareMetresFrom}–${example.squareMetresTo} m²`;
  }),
  ofExamples(".range", "what it came to", ({ from, to }) => euroRange(from, to)),
  ofExamples(".range.incl", "what it came to with VAT", ({ from, to }, { prices }) => {
    const { low } = prices.vat;
    return euroRange(withVat(from, low), withVat(to, low));
  }),
  single("promotion.percent", "the discount, while there is one", ({ prices: { promotion } }) =>
    isPromoted(promotion.ends, new Date()) ? `${promotion.percent}%` : undefined,
  ),
  single("promotion.above", "from which size, while there is one", ({ prices: { promotion } }) =>
    isPromoted(promotion.ends, new Date()) ? `${promotion.aboveSquareMetres} m²` : undefined,
  ),
  single("quote.validDays", "how long a quote holds", ({ prices }) => `${prices.quote.validDays} dagen`),
  single("quote.downPayment", "the down payment", ({ prices }) => `${prices.quote.downPaymentPercent}%`),
  single("vat.low", "the low rate of VAT", ({ prices }) => `${prices.vat.low}%`),
  single("vat.high", "the high rate of VAT", ({ prices }) => `${prices.vat.high}%`),
  single("vat.years", "how old a home has to be for the low rate", ({ prices }) => {
    return `${prices.vat.lowFromYears} jaar`;
  }),
  {
    pattern: "setting.NAME.LINE",
    says: "the line of content/settings.yaml that is true for site.yaml, as in {setting.sending.route}",
    values: ({ settings }) =>
      Object.entries(settings).flatMap(([name, lines]) =>
        Object.entries(lines).map(([line, value]): Fact => [`setting.${name}.${line}`, value]),
      ),
  },
];

/** The facts of a firm, by the name that texts call them. */
export function factsOf(firm: Firm): Facts {
  return new Map(families.flatMap(({ values }) => values(firm)));
}
