import type { HomeAndConstructionBusiness, OpeningHoursSpecification } from "schema-dts";
import { business, rating } from "#data/facts.ts";
import type { Business } from "#data/firm/business-schema.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { absolute, id } from "./ids.ts";
import { logo } from "./social-picture.ts";

const { latitude, longitude } = business.data;
const isLocated = latitude !== undefined && longitude !== undefined;

const type = "HomeAndConstructionBusiness";

const specification = { "@type": "OpeningHoursSpecification" } as const;

/** When a firm is open, and when it is not although it would be: from midnight to midnight. */
export function hoursOf({ openingHours, closed }: Pick<Business, "openingHours" | "closed">) {
  const usual = openingHours
    .filter(({ opens, closes }) => opens && closes)
    .map(
      ({ weekdays, opens, closes }): OpeningHoursSpecification => ({
        ...specification,
        dayOfWeek: weekdays,
        opens,
        closes,
      }),
    );
  const special: OpeningHoursSpecification | undefined = closed && {
    ...specification,
    validFrom: closed.from,
    validThrough: closed.until,
    opens: "00:00",
    closes: "00:00",
  };
  return {
    openingHoursSpecification: usual,
    specialOpeningHoursSpecification: special,
  };
}

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
  geo: isLocated ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
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
  sameAs:
    business.data.socials.length > 0 ? business.data.socials.map(({ url }) => url) : undefined,
  memberOf: business.data.partner && {
    "@type": "Organization",
    name: business.data.partner.name,
    url: business.data.partner.url,
  },
} satisfies HomeAndConstructionBusiness;

/** The home page and the contact page are about the place of business as well. */
const isAboutPlace = ({ type }: PageMeta) => type === "homepage" || type === "contact";

/**
 * The firm. It is on every page, and the other nodes of the graph refer to it. It has its rating
 * where visitors read that, too.
 */
export function businessNode(meta: PageMeta): HomeAndConstructionBusiness {
  const average = meta.showsRating ? rating() : undefined;
  // The types of schema-dts know one type of a node.
  const both = ["HomeAndConstructionBusiness", "LocalBusiness"] as unknown as typeof type;
  return {
    ...firm,
    "@type": isAboutPlace(meta) ? both : type,
    aggregateRating: average && {
      "@type": "AggregateRating",
      ratingValue: average.value,
      bestRating: average.best,
      reviewCount: average.count,
    },
  };
}
