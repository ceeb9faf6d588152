import { factFiles } from "./fact-files.ts";
import { articleFiles, blog } from "./facts/articles/articles.ts";
import { caseStudies, cases } from "./facts/cases/cases.ts";
import { contactPage } from "./facts/enquiry/contact-page.ts";
import { enquiry, enquiryMail } from "./facts/enquiry/enquiry.ts";
import { enquiryFiles } from "./facts/enquiry/enquiry-props.ts";
import { quotePage } from "./facts/enquiry/quote-page.ts";
import { wallTexts } from "./facts/enquiry/wall.ts";
import { home } from "./facts/home/home-page.ts";
import { legalTexts, longTexts } from "./facts/legal/legal.ts";
import { photos } from "./facts/photos/photos.ts";
import { projects, projectsPage } from "./facts/projects/projects.ts";
import { faq, faqCategories } from "./facts/questions/questions.ts";
import { reviews, reviewsPage } from "./facts/reviews/reviews.ts";
import { servicePages, servicesTexts } from "./facts/services/service-texts.ts";
import { servicesOverview } from "./facts/services/services-page.ts";
import { consentTexts, errors, shell, sitemap } from "./facts/shell/shell.ts";
import { priceIndicationTexts } from "./prices/estimate/price-book.ts";
import { pricedWallTexts } from "./prices/estimate/priced-wall.ts";
import { priceList } from "./prices/prices-page.ts";
import type { ContentFile } from "./reading/content-file.ts";

/** Every file and folder of content/, and site.yaml. The check and the editor use this list. */
export const contentFiles: readonly ContentFile[] = [
  ...Object.values(factFiles),
  articleFiles,
  cases,
  photos,
  projects,
  faqCategories,
  reviews,
  servicesTexts,
  blog,
  caseStudies,
  consentTexts,
  contactPage,
  servicesOverview,
  enquiryFiles,
  enquiryMail,
  enquiry,
  errors,
  faq,
  home,
  longTexts,
  ...legalTexts,
  quotePage,
  priceList,
  priceIndicationTexts,
  pricedWallTexts,
  projectsPage,
  reviewsPage,
  servicePages,
  shell,
  sitemap,
  wallTexts,
];
