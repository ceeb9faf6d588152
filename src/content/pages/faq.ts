import type { PageMeta } from "../lib/meta.ts";
import { load } from "../load.ts";

export const faq = load("content/pages/faq.yaml");

/** "1 vraag" or "6 vragen". */
export function questionCount(count: number): string {
  return count === 1 ? faq.countOne : faq.countMany.replace("{count}", `${count}`);
}

export const meta: PageMeta = { ...faq.meta, path: "/faq", type: "other" };
