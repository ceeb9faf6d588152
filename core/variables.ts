import { reviewsOn } from "./content-refs.ts";
import { fileKinds, fileLimits, maxMegapixels } from "./enquiry/files.ts";
import { factFiles } from "./fact-files.ts";
import type { Business } from "./facts/firm/business-schema.ts";
import type { Claims } from "./facts/firm/claims-schema.ts";
import { isEmailJs, type Settings, type Site } from "./facts/firm/site-schema.ts";
import { postalCode } from "./facts/format/words.ts";
import type { ServicesFile } from "./facts/services/services-schema.ts";
import { jobVariables } from "./prices/estimate/job-variables.ts";
import { priceVariables } from "./prices/price-variables.ts";
import type { ContentFile, RawContent } from "./reading/content-file.ts";
import type { Variables } from "./reading/resolve.ts";

/** What a firm may lack: each of these has a name, then without a value. */
const optional = ["vatId", "whatsapp", "chat", "insurance", "team", "partner", "externalReviews"];

const and = new Intl.ListFormat("nl", { type: "conjunction" });
const or = new Intl.ListFormat("nl", { type: "disjunction" });

/** The variables from content/business.yaml: `business.FIELD`, `trade.FIELD` and `person.ROLE`. */
function businessVariables(business: Business): Variables {
  const { vatId, whatsapp, partner, externalReviews, roles, people } = business;
  const registration = `KvK ${business.chamberOfCommerce}`;
  const fields = {
    ...business,
    postalCode: postalCode(business.postalCode),
    registration: vatId ? `${registration}, btw-id ${vatId}` : registration,
    chat: whatsapp && "WhatsApp",
    partner: partner?.name,
    externalReviews: externalReviews?.name,
  };
  const named = (group: string, texts: object) =>
    Object.entries(texts).flatMap(([name, text]): [string, string][] =>
      typeof text === "string" ? [[`${group}.${name}`, text]] : [],
    );
  const inTrades = (field: keyof Business["trades"][number]) =>
    business.trades.map((trade) => trade[field]);
  const workers = inTrades("workers");
  // When two people have the same role, the first one is named: it is set last.
  const names = [...people].reverse().map(({ role, firstName }) => [role, firstName] as const);
  return new Map([
    ...optional.map((field) => [`business.${field}`, undefined] as const),
    ...named("business", fields),
    ...named("trade", {
      work: and.format(inTrades("work")),
      anyWork: or.format(inTrades("work")),
      worker: and.format(inTrades("worker")),
      workers: and.format(workers),
      ...Object.fromEntries(workers.map((name) => [name, name])),
    }),
    ...named("person", { ...roles, ...Object.fromEntries(names) }),
  ]);
}

/**
 * The variables from content/settings.yaml, `setting.NAME.LINE`: of each group of sentences, those
 * that match how site.yaml is set.
 */
function settingVariables(settings: Settings, { sending, analytics }: Site): Variables {
  const matching = {
    sending: settings.sending[isEmailJs(sending.origin) ? "emailjs" : "own"],
    photographs: settings.photographs[sending.photographs ? "sent" : "counted"],
    confirmation: settings.confirmation[sending.confirmation ? "sent" : "none"],
    noConfirmation: settings.confirmation.none,
    analytics: settings.analytics[analytics.id ? "google" : "none"],
  };
  const lines = Object.entries(matching).flatMap(([name, group]) =>
    Object.entries(group).map(([line, text]) => [`setting.${name}.${line}`, text] as const),
  );
  return new Map(lines);
}

/**
 * The variables from content/services.yaml: `service.SLUG`, its name as within a sentence. What
 * names a service that the firm does not offer, is left out.
 */
const serviceVariables = ({ services }: ServicesFile): Variables =>
  new Map(services.map(({ slug, label }) => [`service.${slug}`, uncapitalised(label)]));

const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The average of the reviews that stand on /reviews; undefined without one. */
function ownRating(raw: RawContent) {
  const ratings = reviewsOn(raw, "reviews").flatMap((name) => {
    const { rating } = raw.data(`content/reviews/${name}.yaml`);
    return typeof rating === "number" ? [rating] : [];
  });
  if (ratings.length === 0) {
    return undefined;
  }
  const average = ratings.reduce((sum, each) => sum + each, 0) / ratings.length;
  const value = average.toFixed(1);
  return { value, best: "5", text: `${value.replace(".", ",")}/5`, count: ratings.length };
}

/**
 * The firm's rating: what it claims where anybody can look that up, otherwise the average of the
 * reviews on the site, with the highest one possible and the number of reviews; `text` is how a
 * visitor reads it: "4,8/5". Undefined without either.
 */
export function ratingOf(business: Business, claims: Claims, raw: RawContent) {
  const text = claims.rating?.value;
  const count = claims.reviews?.value;
  if (business.externalReviews && text && count) {
    const [value = "", best = ""] = text.replace(",", ".").split("/");
    return { value, best, text, count: Number(count) };
  }
  return ownRating(raw);
}

/** What visitors may send with an enquiry, from core/enquiry/files.ts: `files.NAME`. */
function fileVariables(): Variables {
  const { count, bytes, pdfBytes, totalBytes } = fileLimits;
  const photos = fileKinds.filter(({ type }) => type.startsWith("image/"));
  const limits = {
    kinds: or.format(photos.map(({ name }) => name)),
    most: count,
    megapixels: maxMegapixels,
    photoMegabytes: bytes / 1_000_000,
    pdfMegabytes: pdfBytes / 1_000_000,
    allMegabytes: totalBytes / 1_000_000,
  };
  return new Map(Object.entries(limits).map(([name, value]) => [`files.${name}`, `${value}`]));
}

/** The variables from content/claims.yaml: `claim.NAME`. */
const claimVariables = (claims: Claims, rating: ReturnType<typeof ratingOf>): Variables =>
  new Map([
    ...Object.entries(claims).map(([name, { value }]) => [`claim.${name}`, value] as const),
    ["claim.rating", rating?.text],
    ["claim.reviews", rating && `${rating.count}`],
  ]);

/**
 * All names that texts in content/ may use in braces, with their values. docs/tokens.md explains
 * them. Undefined while a file with facts has a mistake, so that a text that names one has none.
 */
export function variablesOf(
  read: <Data>(file: ContentFile<Data>) => Data | undefined,
  raw: RawContent,
): Variables | undefined {
  const business = read(factFiles.business);
  const claims = read(factFiles.claims);
  const prices = read(factFiles.prices);
  const services = read(factFiles.services);
  const settings = read(factFiles.settings);
  const site = read(factFiles.site);
  if (!(business && claims && prices && services && settings && site)) {
    return undefined;
  }
  return new Map([
    ...businessVariables(business),
    ...serviceVariables(services),
    ...claimVariables(claims, ratingOf(business, claims, raw)),
    ...priceVariables(prices),
    ...jobVariables(prices, raw),
    ...settingVariables(settings, site),
    ...fileVariables(),
  ]);
}
