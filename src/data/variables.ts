import { jobVariables } from "./estimate/job-variables.ts";
import { factFiles } from "./fact-files.ts";
import { businessVariables } from "./firm/business-variables.ts";
import type { Claims } from "./firm/claims-schema.ts";
import { type Rating, ratingOf } from "./firm/rating.ts";
import { settingVariables } from "./firm/setting-variables.ts";
import { priceVariables } from "./prices/price-variables.ts";
import type { ContentFile, RawContent } from "./reading/content-file.ts";
import type { Variables } from "./reading/interpolate.ts";
import type { ServicesFile } from "./services/services-schema.ts";

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

interface VariableGroup {
  /** The parts of its names before the first point. */
  prefixes: readonly string[];
  /** Undefined when the file of the variables has a mistake. */
  variables: Variables | undefined;
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
  const groups: VariableGroup[] = [
    {
      prefixes: ["business", "person"],
      variables: business && businessVariables(business),
    },
    {
      prefixes: ["service"],
      variables: services && serviceVariables(services),
    },
    {
      prefixes: ["claim"],
      variables: claims && business && claimVariables(claims, ratingOf(business, claims, raw)),
    },
    {
      prefixes: ["price", "example", "bundle", "invoice", "promotion", "quote", "vat"],
      variables: prices && priceVariables(prices),
    },
    {
      prefixes: ["job"],
      variables: prices && jobVariables(prices, raw),
    },
    {
      prefixes: ["setting"],
      variables: settings && site && settingVariables(settings, site),
    },
  ];
  const variables = new Map<string, string | undefined>();
  const unknownPrefixes = new Set<string>();
  for (const group of groups) {
    if (!group.variables) {
      for (const prefix of group.prefixes) {
        unknownPrefixes.add(prefix);
      }
      continue;
    }
    for (const [name, value] of group.variables) {
      variables.set(name, value);
    }
  }
  return { variables, unknownPrefixes };
}
