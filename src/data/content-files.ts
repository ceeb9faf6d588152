import { articleFiles, blog } from "./articles/articles.ts";
import { caseStudies, cases } from "./cases/cases.ts";
import { contactPage } from "./enquiry/contact-page.ts";
import { enquiry, enquiryMail } from "./enquiry/enquiry.ts";
import { enquiryFiles } from "./enquiry/enquiry-files.ts";
import { quotePage } from "./enquiry/quote-page.ts";
import { wallTexts } from "./enquiry/wall.ts";
import { priceIndicationTexts } from "./estimate/price-book.ts";
import { pricedWallTexts } from "./estimate/priced-wall.ts";
import { factFiles } from "./fact-files.ts";
import { home } from "./home/home-page.ts";
import { legalTexts, longTexts } from "./legal/legal.ts";
import { photos } from "./photos/photos.ts";
import { priceList } from "./prices/prices-page.ts";
import { projects, projectsPage } from "./projects/projects.ts";
import { faq, faqCategories } from "./questions/questions.ts";
import type { ContentFile } from "./reading/content-file.ts";
import { reviews, reviewsPage } from "./reviews/reviews.ts";
import { servicePages, servicesTexts } from "./services/service-texts.ts";
import { servicesOverview } from "./services/services-page.ts";
import { consentTexts, errors, shell, sitemap } from "./shell/shell.ts";

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
