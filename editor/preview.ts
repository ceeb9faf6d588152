/** Where the editor sends what is being typed to the site that runs on the same machine. */
export const draftPath = "/beheer/draft";

export interface Draft {
  path: string;
  text: string;
}

/** The pages that show what the files of a folder say, or a file; `*` is its name. */
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

/**
 * The page of the site on which a file is best seen; the home page when there is none of its own.
 */
export function previewPath(file: string): string {
  const [, page = "/"] = Object.entries(pages).find(([start]) => file.startsWith(start)) ?? [];
  return page.replace("*", file.replace(/^.*\/|\.\w+$/g, ""));
}
