import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Offer,
  Review,
  Service,
  WebPage,
} from "schema-dts";
import { prices, rateOf } from "#data/prices/prices.ts";
import type { Rate } from "#data/prices/prices-schema.ts";
import { plainText } from "#data/reading/links.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { breadcrumbs } from "#routes.ts";
import { absolute, id } from "./ids.ts";
import { pictureOf } from "./social-picture.ts";

const theBusiness = { "@id": id("/", "business") };

/** The page itself, linked to its breadcrumb and the firm. */
export function webPageNode(meta: PageMeta): WebPage {
  return {
    "@type": "WebPage",
    "@id": id(meta.path, "webpage"),
    url: absolute(meta.path),
    name: meta.title,
    description: meta.description,
    inLanguage: "nl-NL",
    primaryImageOfPage: { "@type": "ImageObject", url: pictureOf(meta).url },
    breadcrumb: { "@id": id(meta.path, "breadcrumb") },
    about: theBusiness,
  };
}

/** The article of a page of the blog; a list of articles has none. */
export function articleNode(meta: PageMeta): BlogPosting | undefined {
  return (
    meta.article && {
      "@type": "BlogPosting",
      "@id": id(meta.path, "article"),
      mainEntityOfPage: { "@id": id(meta.path, "webpage") },
      headline: meta.title,
      description: meta.description,
      image: pictureOf(meta).url,
      datePublished: meta.article.published,
      dateModified: meta.updated,
      articleSection: meta.article.category,
      author: theBusiness,
      publisher: theBusiness,
    }
  );
}

export function breadcrumbNode(meta: PageMeta): BreadcrumbList {
  const crumbs = meta.path === "/" ? breadcrumbs(meta).slice(0, 1) : breadcrumbs(meta);
  return {
    "@type": "BreadcrumbList",
    "@id": id(meta.path, "breadcrumb"),
    itemListElement: crumbs.map(({ label, path }, i) => ({
      "@type": "ListItem" as const,
      position: i + 1,
      name: label,
      item: absolute(path),
    })),
  };
}

/** The units of rates, as UN/CEFACT has them. */
const unitCodes: Record<Rate["unit"], string> = {
  m2: "MTK",
  m: "MTR",
  hour: "HUR",
  job: "C62",
  item: "C62",
};

/** The price that a page shows for its service, per unit and without VAT. */
function offerOf(name: string): Offer {
  const { from, to, unit } = rateOf(name);
  const { currency, validMonths } = prices.data.offer;
  const validUntil = new Date();
  validUntil.setMonth(validUntil.getMonth() + validMonths);
  return {
    "@type": "Offer",
    priceCurrency: currency,
    priceValidUntil: validUntil.toISOString().slice(0, 10),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: from,
      minPrice: from,
      maxPrice: to,
      priceCurrency: currency,
      unitCode: unitCodes[unit],
      valueAddedTaxIncluded: false,
    },
  };
}

/** The service of a page, with its starting price if it has one. */
export function serviceNode(meta: PageMeta): Service | undefined {
  if (!meta.service) {
    return undefined;
  }
  const { name, rate, area } = meta.service;
  return {
    "@type": "Service",
    "@id": id(meta.path, "service"),
    name,
    description: meta.description,
    provider: theBusiness,
    areaServed: area,
    offers: rate ? offerOf(rate) : undefined,
  };
}

/** The first three questions of a page, because search engines show no more. */
export function questionsNode(meta: PageMeta): FAQPage | undefined {
  if (!meta.questions?.length) {
    return undefined;
  }
  return {
    "@type": "FAQPage",
    "@id": id(meta.path, "faq"),
    mainEntity: meta.questions.slice(0, 3).map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: plainText(answer) },
    })),
  };
}

export function reviewNodes(meta: PageMeta): Review[] {
  return (meta.reviews ?? []).map(({ name, text, rating, published }, i) => ({
    "@type": "Review",
    "@id": id(meta.path, `review-${i + 1}`),
    itemReviewed: theBusiness,
    author: { "@type": "Person", name },
    reviewBody: text,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
    datePublished: published,
  }));
}
