import { load } from "../load.ts";
import { type Service, type ServiceList, servicePath } from "../schemas/services.ts";
import { listed, serviceLabels } from "./service-lists.ts";

/** content/services.yaml. */
export const registry = load("content/services.yaml");

const inMenu = listed(registry, "menu");

/** Every service: those of the menu in its order, then those that have a page only. */
export const services: readonly Service[] = [
  ...inMenu,
  ...registry.services.filter((service) => !inMenu.includes(service)),
];

/** The services that are no longer offered: jobs and texts may name them, but there is no page to lead to. */
export const formerServices = registry.former.map(({ slug }) => slug);

const labels = serviceLabels(registry);

/** What a service is called, one that is no longer offered too, and where its page is, if it has one. */
export function serviceNamed(slug: string): { label: string; path?: string } {
  const label = labels.get(slug);
  if (label === undefined) throw new Error(`content/services.yaml has no service "${slug}"`);
  return { label, ...(!formerServices.includes(slug) && { path: servicePath(slug) }) };
}

/** The service with this slug; throws when there is none. */
export function serviceAt(slug: string): Service {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(`content/services.yaml has no service "${slug}"`);
  return service;
}

/** The services that stand in a list, by their place there. */
export function servicesIn(list: ServiceList): Service[] {
  return listed(registry, list);
}
