import { factFiles } from "./business/fact-files.ts";
import { articles } from "./collections/articles.ts";
import { cases } from "./collections/cases.ts";
import { photos } from "./collections/photos.ts";
import { projects } from "./collections/projects.ts";
import { faqCategories } from "./collections/questions.ts";
import { reviews } from "./collections/reviews.ts";
import { servicesTexts } from "./collections/services.ts";
import { blog } from "./pages/blogs.ts";
import { caseStudies } from "./pages/case-studies.ts";
import { contactPage } from "./pages/contact.ts";
import { servicesOverview } from "./pages/diensten.ts";
import { errors } from "./pages/errors.ts";
import { faq } from "./pages/faq.ts";
import { home } from "./pages/home.ts";
import { legal, legalTexts } from "./pages/legal.ts";
import { quotePage } from "./pages/offerte-aanvragen.ts";
import { priceList } from "./pages/prijzen.ts";
import { projectsPage } from "./pages/projecten.ts";
import { reviewsPage } from "./pages/reviews.ts";
import { sitemap } from "./pages/sitemap.ts";
import type { ContentFile } from "./reading/content-file.ts";
import { consentTexts } from "./texts/consent.ts";
import { enquiry } from "./texts/enquiry.ts";
import { enquiryFiles } from "./texts/enquiry-files.ts";
import { priceIndicationTexts } from "./texts/price-indication.ts";
import { servicePages } from "./texts/service-pages.ts";
import { shell } from "./texts/shell.ts";
import { wallTexts } from "./texts/wall.ts";

/** Every file and folder of content/, and site.yaml. The check and the editor use this list. */
export const contentFiles: readonly ContentFile[] = [
  ...Object.values(factFiles),
  articles,
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
  enquiry,
  errors,
  faq,
  home,
  legal,
  ...legalTexts,
  quotePage,
  priceList,
  priceIndicationTexts,
  projectsPage,
  reviewsPage,
  servicePages,
  shell,
  sitemap,
  wallTexts,
];
