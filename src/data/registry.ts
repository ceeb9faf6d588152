import type { z } from "zod";
import { businessSchema } from "./schemas/business.ts";
import { caseSchema } from "./schemas/case.ts";
import { claimsSchema } from "./schemas/claims.ts";
import {
  articleSchema,
  faqCategorySchema,
  photosSchema,
  projectSchema,
  reviewSchema,
} from "./schemas/collections.ts";
import { blogSchema } from "./schemas/pages/blogs.ts";
import { caseStudiesSchema } from "./schemas/pages/case-studies.ts";
import { consentSchema } from "./schemas/pages/consent.ts";
import { contactSchema } from "./schemas/pages/contact.ts";
import { overviewSchema } from "./schemas/pages/diensten.ts";
import { enquirySchema } from "./schemas/pages/enquiry.ts";
import { enquiryFilesSchema } from "./schemas/pages/enquiry-files.ts";
import { errorsSchema } from "./schemas/pages/errors.ts";
import { faqSchema } from "./schemas/pages/faq.ts";
import { homeSchema } from "./schemas/pages/home.ts";
import { legalSchema, legalTextSchema } from "./schemas/pages/legal.ts";
import { quoteSchema } from "./schemas/pages/offerte-aanvragen.ts";
import { priceIndicationSchema } from "./schemas/pages/price-indication.ts";
import { projectsPageSchema } from "./schemas/pages/projecten.ts";
import { reviewsPageSchema } from "./schemas/pages/reviews.ts";
import { servicePagesSchema } from "./schemas/pages/service-pages.ts";
import { shellSchema } from "./schemas/pages/shell.ts";
import { sitemapSchema } from "./schemas/pages/sitemap.ts";
import { wallSchema } from "./schemas/pages/wall.ts";
import { pricesSchema } from "./schemas/prices.ts";
import { serviceTextsSchema } from "./schemas/service-layouts.ts";
import { servicesSchema } from "./schemas/services.ts";
import { settingsSchema } from "./schemas/settings.ts";
import { siteSchema } from "./schemas/site.ts";

/**
 * The files that hold facts and settings, which texts name in braces; nothing is filled in here.
 */
export const factSchemas = {
  "site.yaml": siteSchema,
  "content/business.yaml": businessSchema,
  "content/claims.yaml": claimsSchema,
  "content/prices.yaml": pricesSchema,
  "content/services.yaml": servicesSchema,
  "content/settings.yaml": settingsSchema,
} satisfies Record<string, z.ZodType>;

/**
 * Every file of content/, and site.yaml, with its schema; a `*` stands for each file of a folder.
 */
export const registry = {
  ...factSchemas,
  "content/articles/*.md": articleSchema,
  "content/cases/*.yaml": caseSchema,
  "content/consent.yaml": consentSchema,
  "content/enquiry-files.yaml": enquiryFilesSchema,
  "content/enquiry.yaml": enquirySchema,
  "content/faq/*.yaml": faqCategorySchema,
  "content/pages/blogs.yaml": blogSchema,
  "content/pages/case-studies.yaml": caseStudiesSchema,
  "content/pages/contact.yaml": contactSchema,
  "content/pages/diensten.yaml": overviewSchema,
  "content/pages/errors.yaml": errorsSchema,
  "content/pages/faq.yaml": faqSchema,
  "content/pages/home.yaml": homeSchema,
  "content/pages/legal.yaml": legalSchema,
  "content/pages/modelformulier-herroeping.md": legalTextSchema,
  "content/pages/offerte-aanvragen.yaml": quoteSchema,
  "content/pages/prijzen.md": legalTextSchema,
  "content/pages/privacy-policy.md": legalTextSchema,
  "content/pages/projecten.yaml": projectsPageSchema,
  "content/pages/reviews.yaml": reviewsPageSchema,
  "content/pages/sitemap.yaml": sitemapSchema,
  "content/pages/terms-of-service.md": legalTextSchema,
  "content/photos.yaml": photosSchema,
  "content/price-indication.yaml": priceIndicationSchema,
  "content/projects/*.yaml": projectSchema,
  "content/reviews/*.yaml": reviewSchema,
  "content/service-pages.yaml": servicePagesSchema,
  "content/services/*.yaml": serviceTextsSchema,
  "content/shell.yaml": shellSchema,
  "content/wall.yaml": wallSchema,
} satisfies Record<string, z.ZodType>;

export type Pattern = keyof typeof registry;

export interface Named {
  /** Its file's name, which is also its address where it has one. */
  id: string;
}

/** A text in Markdown, with the fields above it. */
export interface Text {
  file: string;
  /** The Markdown; empty when there are fields only. */
  body: string;
}

type Entry<Of extends Pattern> = z.output<(typeof registry)[Of]> &
  (Of extends `${string}.md` ? Text : unknown);

/** What a file holds, or a list of what each file of a folder does. */
export type Loaded<Of extends Pattern> = Of extends `${string}*${string}`
  ? (Entry<Of> & Named)[]
  : Entry<Of>;
