import type { PageMeta } from "../lib/meta.ts";
import { load } from "../load.ts";

export const contact = load("content/pages/contact.yaml");

export const meta: PageMeta = { ...contact.meta, path: "/contact", type: "contact" };
