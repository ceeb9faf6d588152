import { type ListPage, listPages } from "../pages/list-pages.ts";
import { meta as sitemapMeta, sitemap } from "../pages/sitemap.ts";
import { inGroups } from "../lib/paginate.ts";
import { articlePath, articles } from "./articles.ts";
import { casePath, cases } from "./cases.ts";

interface Link {
  path: string;
  label: string;
}

/** What came about in one year, on one or more pages below /sitemap. */
interface Year {
  heading: string;
  count: number;
  pages: ListPage<Dated>[];
}

/** Pages of one kind as /sitemap has them: their links or, beyond a hundred, the years in which they came about. */
export interface Archive {
  heading: string;
  links: Link[];
  years: Year[];
}

/** Its day or month. */
interface Dated extends Link {
  date: string;
}

/** As many links as a page bears that has little else, whatever their titles. */
export const mostLinks = 100;

const filled = (text: string, kind: string, year: string) =>
  text.replace("{kind}", kind).replace("{year}", year);

/** @param folder Their address below /sitemap. */
export function archiveOf(folder: string, heading: string, entries: readonly Dated[]): Archive {
  const links = entries.map(({ path, label }) => ({ path, label }));
  if (links.length <= mostLinks) return { heading, links, years: [] };
  const years = inGroups(entries, ({ date }) => date.slice(0, 4)).map(({ name: year, entries: ofYear }) => {
    const label = filled(sitemap.year.heading, heading, year);
    const meta = {
      ...sitemapMeta,
      path: `/sitemap/${folder}/${year}`,
      label,
      title: filled(sitemap.year.title, heading, year),
      description: filled(sitemap.year.description, heading, year),
      pictureOf: sitemapMeta.path,
    };
    return { heading: label, count: ofYear.length, pages: listPages(meta, ofYear, mostLinks) };
  });
  return { heading, links: years.map((year) => yearLink(year)), years };
}

const yearLink = ({ heading, count, pages }: Year): Link => ({
  path: pages[0]?.list ?? "",
  label: `${heading} (${count})`,
});

/** The case studies and the articles, as they stand in /sitemap. */
export const archives: readonly Archive[] = [
  archiveOf(
    "case-studies",
    sitemap.cases,
    cases.map((entry) => ({ path: casePath(entry), label: entry.title, date: entry.date })),
  ),
  archiveOf(
    "blogs",
    sitemap.articles,
    articles.map((article) => ({
      path: articlePath(article),
      label: article.title,
      date: article.published,
    })),
  ),
];

/** The pages of all years, for the routes that make them. */
export const yearPages = archives.flatMap(({ years }) =>
  years.flatMap(({ heading, pages }) => pages.map((page) => ({ heading, page }))),
);
