import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

export const contact = load("content/pages/contact.yaml");

export const meta: PageMeta = { ...contact.meta, path: "/contact", type: "contact" };
