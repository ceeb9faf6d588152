import { otherService } from "#contract/options.ts";
import { readable } from "#data/define.ts";
import { factFiles } from "./fact-files.ts";
import { servicePath } from "./service-path.ts";
import type { Service, ServiceList, ServicesFile } from "./services-schema.ts";

/** The services with the lists they stand in, from content/services.yaml. */
export const serviceList = readable(factFiles.services);

/** The services that stand in a list, by their place there. */
export function servicesIn(list: ServiceList, { services } = serviceList.data): Service[] {
  const placeOf = (service: Service) => service.lists[list] ?? 0;
  return services.filter(placeOf).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Every service: those of the menu in its order, then those that have a page only. */
export function allServices(): Service[] {
  const inMenu = servicesIn("menu");
  return [...inMenu, ...serviceList.data.services.filter((service) => !inMenu.includes(service))];
}

/**
 * The slugs of services that are no longer offered: jobs and texts may name them, but there is no
 * page to lead to.
 */
export function formerServices(): string[] {
  return serviceList.data.former.map(({ slug }) => slug);
}

/**
 * What a service is called, one that is no longer offered too, and where its page is, if it has
 * one.
 */
export function serviceNamed(slug: string): { label: string; path?: string } {
  const former = serviceList.data.former.find((service) => service.slug === slug);
  return former
    ? { label: former.label }
    : { label: serviceAt(slug).label, path: servicePath(slug) };
}

/** The service with this slug; throws when there is none. */
export function serviceAt(slug: string): Service {
  const service = serviceList.data.services.find((one) => one.slug === slug);
  if (!service) {
    throw new Error(`content/services.yaml has no service "${slug}"`);
  }
  return service;
}

const either = new Intl.ListFormat("nl", { type: "disjunction" });

/**
 * What a form's list of services offers, slug and label, with the choice for everything else at its
 * end.
 */
export function serviceChoices(
  form: "contact" | "quote",
  file: ServicesFile = serviceList.data,
): [string, string][] {
  const examples = servicesIn("other", file).map(({ label }) => label.toLowerCase());
  const { label, withExamples } = file.other;
  const other =
    examples.length > 0 ? withExamples.replace("{services}", either.format(examples)) : label;
  const offered = servicesIn(form, file).map(({ slug, label }): [string, string] => [slug, label]);
  return [...offered, [otherService, other]];
}
