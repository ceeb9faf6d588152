/** The input for the head, the structured data and the social picture of a page. */
export interface PageMeta {
  path: string;
  title: string;
  description: string;
  /** The photograph that is cropped to its social picture; without one, it has the logo. */
  photo?: string | undefined;
  /** The name in breadcrumbs, for a page that is not in core/routes.ts. */
  label?: string;
  /** False for a page that search engines should not list, such as the 404 page. */
  indexable?: boolean;
  /** `rate` is the name of its starting rate, if the page shows one. */
  service?: { name: string; rate?: string | undefined; area: string };
  /** Whether the firm's rating stands on the page, with the number of reviews. */
  showsRating?: boolean;
  questions?: { question: string; answer: string }[];
  reviews?: { name: string; text: string; rating: number; published: string }[];
  /** The day on which its text was last changed. */
  updated?: string | undefined;
  article?: { published: string; category: string };
}
