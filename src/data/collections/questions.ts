import { byOrder } from "#data/lib/dates.ts";
import { load } from "#data/load.ts";

/**
 * The categories with their questions, from content/faq/; a category's `id` is its anchor on the
 * page.
 */
export const faqCategories = load("content/faq/*.yaml").toSorted(byOrder);
