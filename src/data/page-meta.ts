/** What the head, the structured data and the social picture of a page are made from. */
export interface PageMeta {
  path: string;
  title: string;
  description: string;
  type: "homepage" | "service" | "reviews" | "contact" | "blog" | "projects" | "other";
  photo: string;
  /** Name in breadcrumbs; only for pages that are not in the route table. */
  label?: string;
  /** The pages above it that are not in the route table either. */
  above?: { path: string; label: string }[];
  /** The page whose social picture it shows; its own, unless said otherwise. */
  pictureOf?: string;
  /** False for pages that are not to be found, such as the 404 page. */
  indexable?: boolean;
  service?: { name: string; price?: number; area: string };
  questions?: { question: string; answer: string }[];
  reviews?: { name: string; text: string; rating: number; published: string }[];
  article?: { published: string; updated?: string | undefined; category: string };
}
