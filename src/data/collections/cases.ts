import { newestFirst } from "#data/lib/dates.ts";
import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

/** The case studies from content/cases/, the newest first; `id` is the slug. */
export const cases = load("content/cases/*.yaml").toSorted(newestFirst("date"));
export type CaseStudy = (typeof cases)[number];

export const casePath = ({ id }: Pick<CaseStudy, "id">) => `/case-studies/${id}`;

/** The case before and after this one in list order; the list has a beginning and an end. */
export function neighboursOf(id: string): { previous?: CaseStudy; next?: CaseStudy } {
  const at = cases.findIndex((entry) => entry.id === id);
  return { previous: cases[at - 1], next: cases[at + 1] };
}

export function caseMeta(entry: CaseStudy): PageMeta {
  const { title, excerpt, photo } = entry;
  return { path: casePath(entry), label: title, title, description: excerpt, type: "other", photo };
}

export const metas = cases.map(caseMeta);
