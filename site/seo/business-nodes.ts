import type { Business } from "@contractor/core/facts/firm/business-schema.ts";
import type { PageMeta } from "@contractor/core/facts/shell/page-meta.ts";
import { business, rating } from "@contractor/core/facts.ts";
import type { HomeAndConstructionBusiness } from "schema-dts";
import { absolute, id } from "./ids.ts";
import { logo } from "./social-picture.ts";

const type = "HomeAndConstructionBusiness";

const specification = { "@type": "OpeningHoursSpecification" } as const;

/** When a firm is open, and when it is not although it would be: from midnight to midnight. */
export const hoursOf = ({ openingHours, closed }: Pick<Business, "openingHours" | "closed">) => ({
  openingHoursSpecification: openingHours
    .filter(({ opens, closes }) => opens && closes)
    .map(({ weekdays, opens, closes }) => ({
      ...specification,
      dayOfWeek: weekdays,
      opens,
      closes,
    })),
  specialOpeningHoursSpecification: closed && {
    ...specification,
    validFrom: closed.from,
    validThrough: closed.until,
    opens: "00:00",
    closes: "00:00",
  },
});

const { latitude, longitude, socials, partner } = business.data;

const firm = {
  "@type": type,
  "@id": id("/", "business"),
  name: business.data.name,
  url: absolute("/"),
  logo,
  image: logo,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.data.street,
    addressLocality: business.data.city,
    postalCode: business.data.postalCode,
    addressCountry: business.data.country,
  },
  geo:
    latitude === undefined || longitude === undefined
      ? undefined
      : { "@type": "GeoCoordinates", latitude, longitude },
  telephone: business.data.phoneInternational,
  ...hoursOf(business.data),
  priceRange: business.data.priceRange,
  areaServed: business.data.serviceArea,
  description: business.data.description,
  email: business.data.email,
  legalName: business.data.legalName,
  vatID: business.data.vatId,
  identifier: {
    "@type": "PropertyValue",
    propertyID: "KvK",
    value: business.data.chamberOfCommerce,
  },
  sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
  memberOf: partner && { "@type": "Organization", name: partner.name, url: partner.url },
} satisfies HomeAndConstructionBusiness;

/**
 * The firm. It is on every page, and the other nodes of the graph refer to it. It has its rating
 * where visitors read that, too. Home and the contact page are about the place of business as well.
 */
export function businessNode({ path, showsRating }: PageMeta): HomeAndConstructionBusiness {
  const average = showsRating ? rating() : undefined;
  // The types of schema-dts know one type of a node.
  const both = ["HomeAndConstructionBusiness", "LocalBusiness"] as unknown as typeof type;
  return {
    ...firm,
    "@type": path === "/" || path === "/contact" ? both : type,
    aggregateRating: average && {
      "@type": "AggregateRating",
      ratingValue: average.value,
      bestRating: average.best,
      reviewCount: average.count,
    },
  };
}
