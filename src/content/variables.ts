import { invoiceOf } from "./invoice.ts";
import { euro, euroRange } from "./lib/money.ts";
import { postalCode } from "./lib/postal-code.ts";
import { isPromoted, withVat } from "./lib/price-rules.ts";
import type { Business } from "./schemas/business.ts";
import type { Claims } from "./schemas/claims.ts";
import type { Prices } from "./schemas/prices.ts";
import type { Settings } from "./schemas/settings.ts";
import type { Site } from "./schemas/site.ts";

type Variable = [name: string, value: string | undefined];

/**
 * Names in braces, of which what is in capitals is chosen from the file, with where they come from and what stands there
 * in the end.
 */
type Table<Data> = Record<string, [says: string, value: (data: Data) => Variable[] | string | undefined]>;

/** The same for each entry of a list in content/prices.yaml; an entry for which there is nothing has no such name. */
function ofEach<Entry>(
  prefix: string,
  placeholder: string,
  entries: (prices: Prices) => [name: string, entry: Entry][],
  table: Record<string, [says: string, value: (entry: Entry) => string | undefined]>,
): Table<Prices> {
  const rows = Object.entries(table).map(([suffix, [says, value]]) => {
    const values = (prices: Prices) =>
      entries(prices).flatMap(([name, entry]): Variable[] => {
        const found = value(entry);
        return found === undefined ? [] : [[`${prefix}.${name}${suffix}`, found]];
      });
    return [`${prefix}.${placeholder}${suffix}`, [says, values]] as const;
  });
  return Object.fromEntries(rows) as Table<Prices>;
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

const business: Table<Business> = {
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
};

const claims: Table<Claims> = {
  "claim.NAME": [
    "a claim of content/claims.yaml, as in {claim.warranty}",
    (claims) => Object.entries(claims).map(([name, { value }]) => [`claim.${name}`, value]),
  ],
};

const prices: Table<Prices> = {
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
  "price.spread": [
    "how far a price without an upper amount reaches, in times",
    ({ indication }) => indication.spread.toLocaleString("nl-NL"),
  ],
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
};

const settings: Table<ReturnType<typeof settingTexts>> = {
  "setting.NAME.LINE": [
    "the line of content/settings.yaml that is true for site.yaml, as in {setting.sending.route}",
    (texts) =>
      Object.entries(texts).flatMap(([name, lines]) =>
        Object.entries(lines).map(([line, value]): Variable => [`setting.${name}.${line}`, value]),
      ),
  ],
};

/** Everything a text in content/ may name in braces, by the file it comes from. docs/tokens.md lists it. */
export const tables = { business, claims, prices, settings };

/** The files that variables are made from; one that is wrong is left out. */
interface Facts {
  business: Business;
  claims: Claims;
  prices: Prices;
  settings: Settings;
  site: Site;
}

/** What texts may name in braces, and the beginnings of names whose file is left out. */
export function variablesOf({ settings, site, ...facts }: Partial<Facts>) {
  const given: Record<string, unknown> = {
    ...facts,
    settings: settings && site && settingTexts(settings, site),
  };
  const variables = new Map<string, string | undefined>();
  const unread = new Set<string>();
  for (const [file, table] of Object.entries(tables) as unknown as [string, Table<unknown>][])
    for (const [pattern, [, value]] of Object.entries(table)) {
      if (given[file] === undefined) unread.add(pattern.split(".")[0] ?? "");
      const found = given[file] === undefined ? [] : value(given[file]);
      for (const [name, text] of Array.isArray(found) ? found : [[pattern, found] as const])
        variables.set(name, text);
    }
  return { variables, unread };
}
