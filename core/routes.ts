import { servicePath } from "./facts/services/service-path.ts";
import { allServices, servicesIn } from "./facts/services/services.ts";
import { isEmptyPage } from "./facts/shell/list-pages.ts";
import type { PageMeta } from "./facts/shell/page-meta.ts";

/** The groups of /sitemap, in order. */
const groups = ["Algemeen", "Diensten", "Werk", "Contact", "Juridisch"] as const;

/**
 * A row of the table of routes, which navigation, breadcrumbs, the sitemap and the tests read.
 * Titles and descriptions are in content/. The services come from content/services.yaml. Cases and
 * articles, one file each in content/cases and content/articles, are not in the table: their paths
 * are below those of their overviews.
 */
export interface Route {
  path: string;
  /** The name in menus, breadcrumbs and the sitemap. */
  label: string;
  /** The group on /sitemap; it also decides the place in the footer. */
  group: (typeof groups)[number];
}

const routeOf = ({ slug, label }: { slug: string; label: string }): Route => ({
  path: servicePath(slug),
  label,
  group: "Diensten",
});

/** The pages of the services: first those in the menu, in its order. */
export const serviceRoutes: readonly Route[] = allServices().map(routeOf);

const everyRoute: readonly Route[] = [
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

/** Without the lists of what the firm does not have, which have no page. */
export const routes = everyRoute.filter(({ path }) => !isEmptyPage(path));

export const routeGroups = groups.map((heading) => ({
  heading,
  links: routes.filter(({ group }) => group === heading),
}));

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The route at a path; throws for a path that is not in the table. */
export function routeAt(path: string): Route {
  const route = byPath.get(path);
  if (!route) {
    throw new Error(`core/routes.ts has no route "${path}" — add it or correct the path`);
  }
  return route;
}

/** The services in the menu or in the footer, in order. */
export const serviceLinks = (list: "menu" | "footer"): Route[] => servicesIn(list).map(routeOf);

const inHeader = "/ /diensten /projecten /case-studies /faq /reviews /contact".split(" ");

/** The links in the header, in order; /diensten opens the list of services. */
export const headerPaths = inHeader.filter((path) => !isEmptyPage(path));

/** What breadcrumbs need of a page. One that is not in the table has a label. */
export type BreadcrumbPage = Pick<PageMeta, "path" | "label">;

/**
 * The home page, the pages above, and the page itself: for the visible breadcrumb and for
 * structured data.
 */
export function breadcrumbs({ path, label = routeAt(path).label }: BreadcrumbPage) {
  const parts = path.split("/").slice(1, -1);
  const above = ["/", ...parts.map((_, i) => `/${parts.slice(0, i + 1).join("/")}`)];
  const parents = above.flatMap((address) => (address === path ? [] : (byPath.get(address) ?? [])));
  return [...parents, { label, path }];
}
