import { counted } from "#data/lib/counted.ts";
import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

export const blog = load("content/pages/blogs.yaml");

/** "1 artikel" or "3 artikelen". */
export const articleCount = (count: number) =>
  counted({ one: blog.list.countOne, many: blog.list.countMany }, count);

export const meta: PageMeta = { ...blog.meta, path: "/blogs", type: "blog", photo: blog.photo };
