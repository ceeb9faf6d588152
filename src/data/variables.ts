import { asFields, asList, formerServices, offeredServices } from "./content-refs.ts";
import { jobVariables } from "./estimate/job-variables.ts";
import { factFiles } from "./fact-files.ts";
import type { Business } from "./firm/business-schema.ts";
import type { Claims } from "./firm/claims-schema.ts";
import { type Rating, ratingOf } from "./firm/rating.ts";
import { isEmailJs, type Settings, type Site } from "./firm/site-schema.ts";
import { postalCode } from "./format/words.ts";
import { priceVariables } from "./prices/price-variables.ts";
import type { ContentFile, RawContent } from "./reading/content-file.ts";
import type { Variables } from "./reading/resolve.ts";
import type { ServicesFile } from "./services/services-schema.ts";

/** The variables from content/business.yaml: `business.FIELD` and `person.ROLE`. */
function businessVariables(business: Business): Variables {
  const variables = new Map<string, string | undefined>();
  for (const [field, value] of Object.entries(business)) {
    if (typeof value === "string") {
      variables.set(`business.${field}`, value);
    }
  }
  const { chamberOfCommerce, vatId } = business;
  const registration = `KvK ${chamberOfCommerce}`;
  const others = {
    postalCode: postalCode(business.postalCode),
    registration: vatId ? `${registration}, btw-id ${vatId}` : registration,
    // Those that a firm may lack have a name without a value.
    vatId,
    whatsapp: business.whatsapp,
    chat: business.whatsapp && "WhatsApp",
    insurance: business.insurance,
    team: business.team,
    partner: business.partner?.name,
    externalReviews: business.externalReviews?.name,
  };
  for (const [field, value] of Object.entries(others)) {
    variables.set(`business.${field}`, value);
  }
  for (const [role, text] of Object.entries(business.roles ?? {})) {
    variables.set(`person.${role}`, text);
  }
  // When two people have the same role, the first one is named: it is set last.
  for (const { role, firstName } of [...business.people].reverse()) {
    variables.set(`person.${role}`, firstName);
  }
  return variables;
}

/**
 * The variables from content/settings.yaml, `setting.NAME.LINE`: of each group of sentences, those
 * that match how site.yaml is set.
 */
function settingVariables(settings: Settings, site: Site): Variables {
  const matching = {
    sending: settings.sending[isEmailJs(site.sending.origin) ? "emailjs" : "own"],
    photographs: settings.photographs[site.sending.photographs ? "sent" : "counted"],
    confirmation: settings.confirmation[site.sending.confirmation ? "sent" : "none"],
    noConfirmation: settings.confirmation.none,
    analytics: settings.analytics[site.analytics.id ? "google" : "none"],
  };
  const variables = new Map<string, string>();
  for (const [name, lines] of Object.entries(matching)) {
    for (const [line, text] of Object.entries(lines)) {
      variables.set(`setting.${name}.${line}`, text);
    }
  }
  return variables;
}

/**
 * The variables from content/services.yaml: `service.SLUG`, its name as within a sentence. What
 * names a service that the firm does not offer, is left out.
 */
const serviceVariables = ({ services }: ServicesFile): Variables =>
  new Map(
    services.map(({ slug, label }) => [
      `service.${slug}`,
      label.charAt(0).toLowerCase() + label.slice(1),
    ]),
  );

/** The variables from content/claims.yaml: `claim.NAME`. */
function claimVariables(claims: Claims, rating: Rating | undefined): Variables {
  const variables = new Map<string, string | undefined>();
  for (const [name, { value }] of Object.entries(claims)) {
    variables.set(`claim.${name}`, value);
  }
  variables.set("claim.rating", rating?.text);
  variables.set("claim.reviews", rating && `${rating.count}`);
  return variables;
}

/**
 * All names that texts in content/ may use in braces, with their values. docs/tokens.md explains
 * them. `unknownPrefixes` are those of variables whose file has a mistake, so that a text that uses
 * one is not reported as well.
 */
export function variablesOf(
  read: <Data>(file: ContentFile<Data>) => Data | undefined,
  raw: RawContent,
) {
  const business = read(factFiles.business);
  const claims = read(factFiles.claims);
  const prices = read(factFiles.prices);
  const services = read(factFiles.services);
  const settings = read(factFiles.settings);
  const site = read(factFiles.site);
  const rating = business && claims && ratingOf(business, claims, raw);
  // The parts of the names before the first point; no variables when their file has a mistake.
  const groups: [prefixes: string, variables: Variables | undefined][] = [
    ["business person", business && businessVariables(business)],
    ["service", services && serviceVariables(services)],
    ["claim", business && claims && claimVariables(claims, rating)],
    ["price example bundle invoice promotion quote vat", prices && priceVariables(prices)],
    ["job", prices && jobVariables(prices, raw)],
    ["setting", settings && site && settingVariables(settings, site)],
  ];
  return {
    variables: new Map(groups.flatMap(([, variables]) => [...(variables ?? [])])),
    unknownPrefixes: new Set(
      groups.flatMap(([prefixes, variables]) => (variables ? [] : prefixes.split(" "))),
    ),
  };
}

/** What a block of content may need (`needs:`, docs/content.md), and whether the firm has it. */
export function needsOf(raw: RawContent): ReadonlyMap<string, boolean> {
  const firm = asFields(raw.data("content/business.yaml"));
  const { warranty } = asFields(raw.data("content/claims.yaml"));
  const places = asList(asFields(raw.data("content/services.yaml")).services);
  const isAlone = !Array.isArray(firm.people) || firm.people.length < 2;
  return new Map([
    ...formerServices(raw).map((slug) => [slug, false] as const),
    ...offeredServices(raw).map((slug) => [slug, true] as const),
    ["whatsapp", Boolean(firm.whatsapp)],
    ["partner", Boolean(firm.partner)],
    ["externalReviews", Boolean(firm.externalReviews)],
    ["insurance", Boolean(firm.insurance)],
    ["warranty", Boolean(asFields(warranty).value)],
    ["people", !isAlone],
    ["alone", isAlone],
    ["inside", places.some(({ place }) => place !== "outside")],
    ["outside", places.some(({ place }) => place !== "inside")],
    ["example", true],
  ]);
}
