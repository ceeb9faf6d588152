import { type Article, articlePath, articles } from "@/content/collections/articles";
import { blog } from "@/content/pages/blogs";
import { business } from "@/content/firm/business";
import { type CaseStudy, cases } from "@/content/collections/cases";
import { caseStudies } from "@/content/pages/case-studies";
import { contact } from "@/content/pages/contact";
import { errors } from "@/content/pages/errors";
import { faq } from "@/content/pages/faq";
import { home } from "@/content/pages/home";
import { type LegalText, legalTexts } from "@/content/pages/legal";
import { prices } from "@/content/firm/prices";
import { projectsPage, featuredProjects } from "@/content/collections/projects";
import { quote } from "@/content/pages/offerte-aanvragen";
import { reviewsFor } from "@/content/collections/reviews";
import { reviewsPage } from "@/content/pages/reviews";
import { exterior } from "@/content/pages/services/buitenmuur-stucen";
import { facade } from "@/content/pages/services/gevel-stucen";
import { interior } from "@/content/pages/services/binnenmuur-stucen";
import { newbuild } from "@/content/pages/services/nieuwbouw-stucen";
import { ornamental } from "@/content/pages/services/sierpleister";
import { overview } from "@/content/pages/diensten";
import { painting } from "@/content/pages/services/schilderwerk";
import { sitemap } from "@/content/pages/sitemap";
import type { PageMeta } from "@/content/reading/meta";

export const homeMeta: PageMeta = {
  ...home.meta,
  path: "/",
  type: "homepage",
  photo: home.hero.photo,
  questions: interior.questions,
};

export const overviewMeta: PageMeta = {
  ...overview.meta,
  path: "/diensten",
  type: "other",
  photo: overview.hero.photo,
};

export const interiorMeta: PageMeta = {
  ...interior.meta,
  path: "/diensten/binnenmuur-stucen",
  type: "service",
  photo: interior.hero.photo,
  service: { name: interior.name, price: prices.rates.interior.from, area: business.serviceArea },
  questions: interior.questions,
};

export const exteriorMeta: PageMeta = {
  ...exterior.meta,
  path: "/diensten/buitenmuur-stucen",
  type: "service",
  photo: exterior.hero.photo,
  service: { name: exterior.name, price: prices.rates.exterior.from, area: business.serviceArea },
  questions: interior.questions,
};

export const facadeMeta: PageMeta = {
  ...facade.meta,
  path: "/diensten/gevel-stucen",
  type: "service",
  photo: facade.hero.photo,
  service: { name: facade.name, price: prices.rates.facade.from, area: business.serviceArea },
  questions: interior.questions,
};

export const newbuildMeta: PageMeta = {
  ...newbuild.meta,
  path: "/diensten/nieuwbouw-stucen",
  type: "service",
  photo: newbuild.hero.photo,
  service: { name: newbuild.name, price: prices.rates.newbuild.from, area: business.serviceArea },
  questions: newbuild.questions,
};

export const paintingMeta: PageMeta = {
  ...painting.meta,
  path: "/diensten/schilderwerk",
  type: "service",
  photo: painting.hero.photo,
  service: { name: painting.name, price: prices.rates["painting-interior"].from, area: business.serviceArea },
  questions: painting.questions,
};

export const ornamentalMeta: PageMeta = {
  ...ornamental.meta,
  path: "/diensten/sierpleister",
  type: "service",
  photo: ornamental.hero.photo,
  service: { name: ornamental.name, area: business.serviceArea },
  questions: interior.questions,
};

export const faqMeta: PageMeta = { ...faq.meta, path: "/faq", type: "other", photo: "tools-plastering" };

export const reviewsMeta: PageMeta = {
  ...reviewsPage.meta,
  path: "/reviews",
  type: "reviews",
  photo: "living-room-after",
  reviews: reviewsFor("reviews").map(({ name, text, rating, published }) => ({
    name,
    text,
    rating,
    published,
  })),
};

export const blogMeta: PageMeta = { ...blog.meta, path: "/blogs", type: "blog", photo: blog.photo };

export function articleMeta(article: Article): PageMeta {
  const { title, excerpt, photo, published, category } = article.data;
  return {
    path: articlePath(article),
    label: title,
    title,
    description: excerpt,
    type: "blog",
    photo,
    article: { published, category },
  };
}

export const projectsMeta: PageMeta = {
  ...projectsPage.meta,
  path: "/projecten",
  type: "projects",
  photo: featuredProjects[0]?.photo ?? home.hero.photo,
};

export const caseStudiesMeta: PageMeta = {
  ...caseStudies.meta,
  path: "/case-studies",
  type: "other",
  photo: caseStudies.after,
};

export function caseMeta({ id, title, excerpt, photo }: CaseStudy): PageMeta {
  return { path: `/case-studies/${id}`, label: title, title, description: excerpt, type: "other", photo };
}

export function legalMeta({ id, data: { title, description } }: LegalText): PageMeta {
  return { path: `/${id}`, title, description, type: "other", photo: "texture-smooth" };
}

export const contactMeta: PageMeta = {
  ...contact.meta,
  path: "/contact",
  type: "contact",
  photo: "tools-plastering",
};

export const quoteMeta: PageMeta = {
  ...quote.meta,
  path: "/offerte-aanvragen",
  type: "contact",
  photo: "living-room-after",
};

export const sitemapMeta: PageMeta = {
  ...sitemap.meta,
  path: "/sitemap",
  type: "other",
  photo: "canal-house",
};

function errorMeta(path: string, page: { title: string; description: string; photo: string }): PageMeta {
  const { title, description, photo } = page;
  return { path, label: title, title, description, type: "other", photo, indexable: false };
}

export const notFoundMeta = errorMeta("/404", errors.notFound);
export const failureMeta = errorMeta("/500", errors.failure);
export const offlineMeta = errorMeta("/offline", errors.offline);
export const articleNotFoundMeta = errorMeta("/404", blog.missing);
export const caseNotFoundMeta = errorMeta("/404", caseStudies.notFound);

/** Every page there is, for the social pictures. */
export async function allPages(): Promise<PageMeta[]> {
  return [
    homeMeta,
    contactMeta,
    quoteMeta,
    overviewMeta,
    interiorMeta,
    exteriorMeta,
    facadeMeta,
    newbuildMeta,
    paintingMeta,
    ornamentalMeta,
    faqMeta,
    reviewsMeta,
    projectsMeta,
    caseStudiesMeta,
    ...cases.map(caseMeta),
    blogMeta,
    ...articles.map(articleMeta),
    ...legalTexts.map(legalMeta),
    sitemapMeta,
    notFoundMeta,
    failureMeta,
    offlineMeta,
  ];
}
