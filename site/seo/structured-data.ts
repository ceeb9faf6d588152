import type { PageMeta } from "@contractor/core/facts/shell/page-meta.ts";
import { prices, rateOf } from "@contractor/core/prices/prices.ts";
import type { Rate } from "@contractor/core/prices/prices-schema.ts";
import { plainText } from "@contractor/core/reading/links.ts";
import { breadcrumbs } from "@contractor/core/routes.ts";
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  ListItem,
  Offer,
  Question,
  Review,
  Service,
  WebPage,
} from "schema-dts";
import { businessNode } from "./business-nodes.ts";
import { absolute, id } from "./ids.ts";
import { pictureOf } from "./social-picture.ts";

const theBusiness = { "@id": id("/", "business") };

/** The page itself, linked to its breadcrumb and the firm. */
const webPageNode = (meta: PageMeta): WebPage => ({
  "@type": "WebPage",
  "@id": id(meta.path, "webpage"),
  url: absolute(meta.path),
  name: meta.title,
  description: meta.description,
  inLanguage: "nl-NL",
  primaryImageOfPage: { "@type": "ImageObject", url: pictureOf(meta).url },
  breadcrumb: { "@id": id(meta.path, "breadcrumb") },
  about: theBusiness,
});

const articleNode = ({ article, ...meta }: PageMeta): BlogPosting | undefined =>
  article && {
    "@type": "BlogPosting",
    "@id": id(meta.path, "article"),
    mainEntityOfPage: { "@id": id(meta.path, "webpage") },
    headline: meta.title,
    description: meta.description,
    image: pictureOf(meta).url,
    datePublished: article.published,
    dateModified: meta.updated,
    articleSection: article.category,
    author: theBusiness,
    publisher: theBusiness,
  };

const breadcrumbNode = (meta: PageMeta): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": id(meta.path, "breadcrumb"),
  itemListElement: breadcrumbs(meta).map(
    ({ label, path }, i): ListItem => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: absolute(path),
    }),
  ),
});

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
const serviceNode = ({ path, description, service }: PageMeta): Service | undefined =>
  service && {
    "@type": "Service",
    "@id": id(path, "service"),
    name: service.name,
    description,
    provider: theBusiness,
    areaServed: service.area,
    offers: service.rate ? offerOf(service.rate) : undefined,
  };

/** The first three questions of a page, because search engines show no more. */
function questionsNode({ path, questions = [] }: PageMeta): FAQPage | undefined {
  const mainEntity = questions.slice(0, 3).map(
    ({ question, answer }): Question => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    }),
  );
  return mainEntity.length === 0
    ? undefined
    : { "@type": "FAQPage", "@id": id(path, "faq"), mainEntity };
}

const reviewNodes = ({ path, reviews = [] }: PageMeta): Review[] =>
  reviews.map(({ name, text, rating, published }, i) => ({
    "@type": "Review",
    "@id": id(path, `review-${i + 1}`),
    itemReviewed: theBusiness,
    author: { "@type": "Person", name },
    reviewBody: text,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
    datePublished: published,
  }));

/** The structured data of a page as one graph, in JSON that is safe inside a script element. */
export function structuredData(meta: PageMeta): string {
  const always = [businessNode(meta), breadcrumbNode(meta), webPageNode(meta)];
  const own = [serviceNode(meta), questionsNode(meta), ...reviewNodes(meta), articleNode(meta)];
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [...always, ...own].filter((node) => node !== undefined),
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
