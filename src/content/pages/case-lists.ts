import { type CaseStudy, cases } from "../collections/cases.ts";
import type { Category } from "../schemas/case.ts";
import { caseStudies, meta } from "./case-studies.ts";
import { type ListPage, listPages } from "./list-pages.ts";

/** As many case studies as a page bears, each with a picture over half its width. */
const most = 12;

/** The pages of /case-studies. */
export const casePages = listPages(meta, cases, most);

/** The cases are on one page, so that a filter there can show and hide them; otherwise each kind has its own pages. */
const areTogether = casePages.length === 1;

/** A kind of work of which there are cases, and where they stand. */
interface Kind {
  id: string;
  label: string;
  path: string;
  pages: ListPage<CaseStudy>[];
}

const everything = "all";

/** Where the cases of a kind stand. */
export function kindPath(id: Category): string {
  return areTogether ? `${meta.path}?filter=${id}` : `${meta.path}/soort/${id}`;
}

/** What the filter offers: all cases, and each kind of work of which there is a case. */
export const filters = caseStudies.filters.filter(
  ({ id }) => id === everything || cases.some(({ category }) => category === id),
);

const said = (text: string, filter: string) => text.replaceAll("{filter}", filter);

/** The kinds of work that have pages of their own. */
export const kinds: readonly Kind[] = filters.flatMap(({ id, label }) => {
  if (areTogether || id === everything) return [];
  const { title, description } = caseStudies.kind;
  const first = {
    ...meta,
    path: kindPath(id),
    label,
    title: said(title, label),
    description: said(description, label),
    pictureOf: meta.path,
  };
  const own = cases.filter(({ category }) => category === id);
  return [{ id, label, path: first.path, pages: listPages(first, own, most) }];
});

/** What stands over the cases of a kind. */
export const kindHeading = ({ label }: Pick<Kind, "label">) => said(caseStudies.kind.heading, label);

/** The filter as links, for when its choices are pages. */
export const filterLinks = [
  ...filters.filter(({ id }) => id === everything).map(({ id, label }) => ({ id, label, path: meta.path })),
  ...kinds.map(({ id, label, path }) => ({ id, label, path })),
];
