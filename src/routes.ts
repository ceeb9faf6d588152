import { servicePath } from "./data/business/service-path.ts";
import { allServices, servicesIn } from "./data/business/services.ts";
import type { PageMeta } from "./data/page-meta.ts";

/**
 * The one table of routes. Navigation, breadcrumbs, the sitemaps and the tests read it. It holds
 * what is the same for every visitor; titles and descriptions are in content/. The services come
 * from content/services.yaml; cases and articles are one file each in content/cases and
 * content/articles and hang below their overview.
 */
export interface Route {
  path: string;
  /** Name in menus, breadcrumbs and the sitemap. */
  label: string;
  /** Where it stands on /sitemap, and in the footer. */
  group: "Algemeen" | "Diensten" | "Werk" | "Contact" | "Juridisch";
}

const routeOf = ({ slug, label }: { slug: string; label: string }): Route => ({
  path: servicePath(slug),
  label,
  group: "Diensten",
});

/** The pages of the services, those of the menu in its order. */
export const serviceRoutes: readonly Route[] = allServices().map(routeOf);

export const routes: readonly Route[] = [
  { path: "/", label: "Home", group: "Algemeen" },
  { path: "/diensten", label: "Diensten", group: "Diensten" },
  ...serviceRoutes,
  { path: "/projecten", label: "Projecten", group: "Werk" },
  { path: "/case-studies", label: "Case Studies", group: "Werk" },
  { path: "/faq", label: "FAQ", group: "Algemeen" },
  { path: "/reviews", label: "Reviews", group: "Algemeen" },
  { path: "/blogs", label: "Blog", group: "Algemeen" },
  { path: "/contact", label: "Contact", group: "Contact" },
  { path: "/offerte-aanvragen", label: "Offerte aanvragen", group: "Contact" },
  { path: "/prijzen", label: "Prijzen", group: "Contact" },
  { path: "/voorbeeldofferte", label: "Voorbeeldofferte", group: "Contact" },
  { path: "/privacy-policy", label: "Privacyverklaring", group: "Juridisch" },
  { path: "/terms-of-service", label: "Algemene voorwaarden", group: "Juridisch" },
  { path: "/modelformulier-herroeping", label: "Herroepingsformulier", group: "Juridisch" },
  { path: "/sitemap", label: "Sitemap", group: "Juridisch" },
];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The route at a path; throws for a path that is not in the table. */
export function routeAt(path: string): Route {
  const route = byPath.get(path);
  if (!route) {
    throw new Error(`src/routes.ts has no route "${path}" — add it or correct the path`);
  }
  return route;
}

/** The services that stand in the header or in the footer. */
export function serviceLinks(list: "menu" | "footer"): Route[] {
  return servicesIn(list).map(routeOf);
}

/** What stands in the header, in order; /diensten opens the list of services. */
export const headerPaths = [
  "/",
  "/diensten",
  "/projecten",
  "/case-studies",
  "/faq",
  "/reviews",
  "/contact",
] as const;

/**
 * Where a page stands; what is not in the table has a label, and says which pages above it are not
 * either.
 */
export type Place = Pick<PageMeta, "path" | "label" | "above">;

/**
 * Home, the pages above, and the page itself: for the visible breadcrumb and for structured data. A
 * part of an address that is no page, such as the second of /blogs/pagina/2, is not in it.
 */
export function breadcrumbs({ path, label = routeAt(path).label, above = [] }: Place) {
  const parts = path.split("/").filter(Boolean);
  const addresses = parts.slice(0, -1).map((_, i) => `/${parts.slice(0, i + 1).join("/")}`);
  const parents = ["/", ...addresses].flatMap(
    (address) => byPath.get(address) ?? above.find((page) => page.path === address) ?? [],
  );
  return [
    ...parents.map((parent) => ({ label: parent.label, path: parent.path, isCurrentPage: false })),
    { label, path, isCurrentPage: true },
  ];
}
