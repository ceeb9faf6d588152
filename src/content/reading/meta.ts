import { z } from "zod";

/** A page's words for search engines and shared links, as each page has them in content/. */
export const metaSchema = z.strictObject({
  title: z
    .string()
    .min(5)
    .max(62)
    .describe("write a title of at most 62 characters, without the firm's name"),
  description: z.string().min(50).max(170).describe("write one or two sentences, 50 to 170 characters"),
});

/** What the head, the structured data and the social picture of a page are made from. */
export interface PageMeta {
  path: string;
  title: string;
  description: string;
  type: "homepage" | "service" | "reviews" | "contact" | "blog" | "projects" | "other";
  /** The photograph on its social picture. */
  photo: string;
  /** Name in breadcrumbs; only for pages that are not in the route table. */
  label?: string;
  /** False for pages that are not to be found, such as the 404 page. */
  indexable?: boolean;
  service?: { name: string; price?: number; area?: string };
  questions?: { question: string; answer: string }[];
  reviews?: { name: string; text: string; rating: number; published: string }[];
  article?: { published: string; category: string };
}
