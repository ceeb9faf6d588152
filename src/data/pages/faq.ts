import { counted } from "#data/lib/counted.ts";
import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

export const faq = load("content/pages/faq.yaml");

/** "1 vraag" or "6 vragen". */
export const questionCount = (count: number) =>
  counted({ one: faq.countOne, many: faq.countMany }, count);

export const meta: PageMeta = { ...faq.meta, path: "/faq", type: "other" };
