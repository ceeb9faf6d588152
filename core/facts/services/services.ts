import { otherService } from "#enquiry/fields.ts";
import { factFiles } from "#fact-files.ts";
import { fill } from "#facts/format/fill.ts";
import { readable } from "#reading/define.ts";
import { servicePath } from "./service-path.ts";
import type { Service, ServiceList } from "./services-schema.ts";

/** The services from content/services.yaml, with the lists of the site that include them. */
export const serviceList = readable(factFiles.services);

export const servicesIn = (list: ServiceList): Service[] =>
  allServices().filter(({ lists }) => lists.includes(list));

export const allServices = (): Service[] => serviceList.data.services;

/** The name of a current or former service; a current one also has the path of its page. */
export function serviceNamed(slug: string): { label: string; path?: string } {
  const former = serviceList.data.former.find((service) => service.slug === slug);
  if (former) {
    return { label: former.label };
  }
  return { label: serviceAt(slug).label, path: servicePath(slug) };
}

/** The service with this slug; throws when there is none. */
export function serviceAt(slug: string): Service {
  const service = allServices().find((one) => one.slug === slug);
  if (!service) {
    throw new Error(`content/services.yaml has no service "${slug}"`);
  }
  return service;
}

const orList = new Intl.ListFormat("nl", { type: "disjunction" });

/**
 * The choices of a form's list of services, each a slug and a label. The quote form also names those
 * of the price indication, which it may send as "other". That comes last.
 */
export function serviceChoices(form: "contact" | "quote"): [string, string][] {
  const lists: ServiceList[] = form === "quote" ? ["quote", "indication"] : [form];
  const offered = [...new Set(lists.flatMap(servicesIn))];
  const examples = servicesIn("other")
    .filter((service) => !offered.includes(service))
    .map(({ label }) => label.toLowerCase());
  const { label, withExamples } = serviceList.data.other;
  const other =
    examples.length > 0 ? fill(withExamples, { services: orList.format(examples) }) : label;
  const choices = offered.map(({ slug, label }): [string, string] => [slug, label]);
  return [...choices, [otherService, other]];
}
