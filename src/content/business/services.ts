import { knownName, unknownName } from "../lib/known-name.ts";
import { listed, readServices, serviceLabels } from "./services-file.ts";
import type { Service, ServiceList } from "../schemas/services.ts";

/** content/services.yaml. */
export const registry = readServices(".");

const inMenu = listed(registry, "menu");

/** Every service: those of the menu in its order, then those that have a page only. */
export const services: readonly Service[] = [
  ...inMenu,
  ...registry.services.filter((service) => !inMenu.includes(service)),
];

const known = { what: "service", file: "services.yaml", names: services.map(({ slug }) => slug) };

/** The services that are no longer offered: jobs and texts may name them, but there is no page to lead to. */
export const formerServices = registry.former.map(({ slug }) => slug);

/** A service by its slug, one that is no longer offered too. */
export const serviceSlug = knownName({
  ...known,
  names: [...known.names, ...formerServices],
  besides: "below `former` when it is no longer offered",
});

const labels = serviceLabels(registry);

/** What a service is called, one that is no longer offered too, and where its page is, if it has one. */
export function serviceNamed(slug: string): { label: string; path?: string } {
  const label = labels.get(slug);
  if (label === undefined) throw new Error(unknownName(slug, known));
  return { label, ...(!formerServices.includes(slug) && { path: servicePath(slug) }) };
}

/** The service with this slug; throws when there is none. */
export function serviceAt(slug: string): Service {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(unknownName(slug, known));
  return service;
}

/** The services that stand in a list, by their place there. */
export function servicesIn(list: ServiceList): Service[] {
  return listed(registry, list);
}

/** Where a service's page is. */
export function servicePath(slug: string): string {
  return `/diensten/${slug}`;
}

/** Where the pages of services that are no longer offered were. */
export const formerPaths: ReadonlySet<string> = new Set(formerServices.map(servicePath));
