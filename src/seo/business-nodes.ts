import type { HomeAndConstructionBusiness, LocalBusiness } from "schema-dts";
import { business } from "#data/firm/business.ts";
import { rating } from "#data/firm/claims.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { absolute, id } from "./ids.ts";
import { logo } from "./social-picture.ts";

const { latitude, longitude } = business.data;
const isLocated = latitude !== undefined && longitude !== undefined;

/** The properties that the firm and its place of business have in common. */
const shared = {
  name: business.data.name,
  url: absolute("/"),
  image: logo,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.data.street,
    addressLocality: business.data.city,
    postalCode: business.data.postalCode,
    addressCountry: business.data.country,
  },
  geo: isLocated ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
  telephone: business.data.phoneInternational,
  openingHoursSpecification: business.data.openingHours
    .filter(({ opens, closes }) => opens && closes)
    .map(({ weekdays, opens, closes }) => {
      return { "@type": "OpeningHoursSpecification" as const, dayOfWeek: weekdays, opens, closes };
    }),
  priceRange: business.data.priceRange,
} satisfies Partial<LocalBusiness>;

const firm = {
  "@type": "HomeAndConstructionBusiness",
  "@id": id("/", "business"),
  ...shared,
  logo,
  description: business.data.description,
  email: business.data.email,
  legalName: business.data.legalName,
  vatID: business.data.vatId,
  identifier: {
    "@type": "PropertyValue",
    propertyID: "KvK",
    value: business.data.chamberOfCommerce,
  },
  sameAs:
    business.data.socials.length > 0 ? business.data.socials.map(({ url }) => url) : undefined,
  memberOf: business.data.partner && {
    "@type": "Organization",
    name: business.data.partner.name,
    url: business.data.partner.url,
  },
} satisfies HomeAndConstructionBusiness;

/**
 * The firm. It is on every page, and the other nodes of the graph refer to it. It has its rating
 * where visitors read that, too.
 */
export function businessNode({ showsRating }: PageMeta): HomeAndConstructionBusiness {
  const average = showsRating ? rating() : undefined;
  if (!average) {
    return firm;
  }
  const { value, best, count } = average;
  return {
    ...firm,
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: value,
      bestRating: best,
      reviewCount: count,
    },
  };
}

/** The firm's place of business, for the home page and the contact page. */
export const localBusinessNode: LocalBusiness = {
  "@type": "LocalBusiness",
  "@id": id("/", "local-business"),
  ...shared,
  areaServed: business.data.serviceArea,
  parentOrganization: { "@id": id("/", "business") },
};
