import type { HomeAndConstructionBusiness, LocalBusiness, PostalAddress } from "schema-dts";
import { business } from "@/content/business/business";
import { rating } from "@/content/business/claims";
import { absolute, id } from "./ids";

const address: PostalAddress = {
  "@type": "PostalAddress",
  streetAddress: business.street,
  addressLocality: business.city,
  postalCode: business.postalCode,
  addressCountry: business.country,
};

const { latitude, longitude } = business;
const isLocated = latitude !== undefined && longitude !== undefined;
const geo = isLocated ? { "@type": "GeoCoordinates" as const, latitude, longitude } : undefined;
const logo = absolute("/icon-512.png");
const telephone = business.phoneInternational;

const openingHoursSpecification = business.openingHours
  .filter(({ opens, closes }) => opens && closes)
  .map(({ weekdays, opens, closes }) => {
    return { "@type": "OpeningHoursSpecification" as const, dayOfWeek: weekdays, opens, closes };
  });

/** The firm, as every page tells of it; every other node of the graph points to it. */
export const businessNode: HomeAndConstructionBusiness = {
  "@type": "HomeAndConstructionBusiness",
  "@id": id("/", "business"),
  name: business.name,
  url: absolute("/"),
  logo,
  image: logo,
  description: business.description,
  address,
  geo,
  telephone,
  email: business.email,
  openingHoursSpecification,
  sameAs: business.socials.length > 0 ? business.socials.map(({ url }) => url) : undefined,
  priceRange: business.priceRange,
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

/** The firm with its registrations, for the page that is about it: search engines put together what goes by one id. */
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
  name: business.name,
  url: absolute("/"),
  image: logo,
  address,
  geo,
  telephone,
  openingHoursSpecification,
  priceRange: business.priceRange,
  areaServed: business.serviceArea,
  parentOrganization: { "@id": id("/", "business") },
};
