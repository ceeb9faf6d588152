import type { PageMeta } from "../lib/meta.ts";
import { load } from "../load.ts";

export const blog = load("content/pages/blogs.yaml");

/** "1 artikel" or "3 artikelen". */
export function articleCount(count: number): string {
  const { countOne, countMany } = blog.list;
  return count === 1 ? countOne : countMany.replace("{count}", `${count}`);
}

export const meta: PageMeta = { ...blog.meta, path: "/blogs", type: "blog", photo: blog.photo };
