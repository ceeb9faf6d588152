/** Where the editor sends unsaved texts, to a site that runs on the same machine. */
export const draftPath = "/beheer/draft";

/** The pages that show a file, or the files of a folder; `*` is the name of the file. */
const pages = {
  "content/articles/": "/blogs/*",
  "content/cases/": "/case-studies/*",
  "content/services/": "/diensten/*",
  "content/faq/": "/faq#*",
  "content/reviews/": "/reviews",
  "content/projects/": "/projecten",
  "content/business.yaml": "/contact",
  "content/prices.yaml": "/prijzen",
  "content/enquiry": "/offerte-aanvragen",
  "content/pages/home.yaml": "/",
  "content/pages/legal.yaml": "/privacy-policy",
  "content/pages/": "/*",
};

/** The page that shows a file best; the home page when a file has no page of its own. */
export function previewPath(file: string): string {
  const [, page = "/"] = Object.entries(pages).find(([start]) => file.startsWith(start)) ?? [];
  return page.replace("*", file.replace(/^.*\/|\.\w+$/g, ""));
}
