import type { HomeAndConstructionBusiness, LocalBusiness } from "schema-dts";
import { business } from "#data/business/business.ts";
import { rating } from "#data/business/claims.ts";
import { absolute, id } from "./ids.ts";

const { latitude, longitude } = business.data;
const isLocated = latitude !== undefined && longitude !== undefined;
const logo = absolute("/icon-512.png");

/** What the firm and the place that it can be visited at have in common. */
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

/** The firm, as every page tells of it; every other node of the graph points to it. */
export const businessNode: HomeAndConstructionBusiness = {
  "@type": "HomeAndConstructionBusiness",
  "@id": id("/", "business"),
  ...shared,
  logo,
  description: business.data.description,
  email: business.data.email,
  sameAs:
    business.data.socials.length > 0 ? business.data.socials.map(({ url }) => url) : undefined,
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: rating().value,
    bestRating: rating().best,
    reviewCount: rating().count,
  },
  memberOf: business.data.partner && {
    "@type": "Organization",
    name: business.data.partner.name,
    url: business.data.partner.url,
  },
};

/**
 * The firm with its registrations, for the page that is about it: search engines put together what
 * goes by one id.
 */
export const registeredBusinessNode: HomeAndConstructionBusiness = {
  ...businessNode,
  legalName: business.data.legalName,
  vatID: business.data.vatId,
  identifier: {
    "@type": "PropertyValue",
    propertyID: "KvK",
    value: business.data.chamberOfCommerce,
  },
};

/** The place customers may call or visit, for the pages that are about reaching the firm. */
export const localBusinessNode: LocalBusiness = {
  "@type": "LocalBusiness",
  "@id": id("/", "local-business"),
  ...shared,
  areaServed: business.data.serviceArea,
  parentOrganization: { "@id": id("/", "business") },
};
