/** The input for the head, the structured data and the social picture of a page. */
export interface PageMeta {
  path: string;
  title: string;
  description: string;
  type: "homepage" | "service" | "reviews" | "contact" | "blog" | "projects" | "other";
  /** The photograph of its social picture; without one, it has the logo. */
  photo?: string | undefined;
  /** The name in breadcrumbs, for a page that is not in src/routes.ts. */
  label?: string;
  /** The pages above it that are not in src/routes.ts either. */
  above?: { path: string; label: string }[];
  /** The path of the page whose social picture this one uses, if not its own. */
  pictureOf?: string;
  /** False for a page that search engines should not list, such as the 404 page. */
  indexable?: boolean;
  /** The price is in euro, without VAT. */
  service?: { name: string; price?: number | undefined; area: string };
  questions?: { question: string; answer: string }[];
  reviews?: { name: string; text: string; rating: number; published: string }[];
  article?: { published: string; updated?: string | undefined; category: string };
}
