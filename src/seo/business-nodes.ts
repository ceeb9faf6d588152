import type { HomeAndConstructionBusiness, LocalBusiness } from "schema-dts";
import { business } from "#data/business/business.ts";
import { rating } from "#data/business/claims.ts";
import { absolute, id } from "./ids.ts";

const { latitude, longitude } = business;
const isLocated = latitude !== undefined && longitude !== undefined;
const logo = absolute("/icon-512.png");

/** What the firm and the place that it can be visited at have in common. */
const shared = {
  name: business.name,
  url: absolute("/"),
  image: logo,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.street,
    addressLocality: business.city,
    postalCode: business.postalCode,
    addressCountry: business.country,
  },
  geo: isLocated ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
  telephone: business.phoneInternational,
  openingHoursSpecification: business.openingHours
    .filter(({ opens, closes }) => opens && closes)
    .map(({ weekdays, opens, closes }) => {
      return { "@type": "OpeningHoursSpecification" as const, dayOfWeek: weekdays, opens, closes };
    }),
  priceRange: business.priceRange,
} satisfies Partial<LocalBusiness>;

/** The firm, as every page tells of it; every other node of the graph points to it. */
export const businessNode: HomeAndConstructionBusiness = {
  "@type": "HomeAndConstructionBusiness",
  "@id": id("/", "business"),
  ...shared,
  logo,
  description: business.description,
  email: business.email,
  sameAs: business.socials.length > 0 ? business.socials.map(({ url }) => url) : undefined,
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: rating.value,
    bestRating: rating.best,
    reviewCount: rating.count,
  },
  memberOf: business.partner && {
    "@type": "Organization",
    name: business.partner.name,
    url: business.partner.url,
  },
};

/**
 * The firm with its registrations, for the page that is about it: search engines put together what
 * goes by one id.
 */
export const registeredBusinessNode: HomeAndConstructionBusiness = {
  ...businessNode,
  legalName: business.legalName,
  vatID: business.vatId,
  identifier: { "@type": "PropertyValue", propertyID: "KvK", value: business.chamberOfCommerce },
};

/** The place customers may call or visit, for the pages that are about reaching the firm. */
export const localBusinessNode: LocalBusiness = {
  "@type": "LocalBusiness",
  "@id": id("/", "local-business"),
  ...shared,
  areaServed: business.serviceArea,
  parentOrganization: { "@id": id("/", "business") },
};
