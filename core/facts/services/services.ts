import { otherService } from "#enquiry/fields.ts";
import { factFiles } from "#fact-files.ts";
import { fill } from "#facts/format/fill.ts";
import { readable } from "#reading/define.ts";
import { servicePath } from "./service-path.ts";
import type { Service, ServiceList, ServicesFile } from "./services-schema.ts";

/** The services from content/services.yaml, with the lists of the site that include them. */
export const serviceList = readable(factFiles.services);

export const servicesIn = (list: ServiceList, { services } = serviceList.data): Service[] =>
  services.filter(({ lists }) => lists.includes(list));

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
  const service = serviceList.data.services.find((one) => one.slug === slug);
  if (!service) {
    throw new Error(`content/services.yaml has no service "${slug}"`);
  }
  return service;
}

const orList = new Intl.ListFormat("nl", { type: "disjunction" });

/** The services that the quote form shows by name, but sends as "other". */
const servicesSentAsOther = (file: ServicesFile = serviceList.data): Service[] =>
  servicesIn("indication", file).filter(({ lists }) => !lists.includes("quote"));

/** The choices of a form's list of services, each a slug and a label. "Other" comes last. */
export function serviceChoices(
  form: "contact" | "quote",
  file: ServicesFile = serviceList.data,
): [string, string][] {
  const sentAsOther = form === "quote" ? servicesSentAsOther(file) : [];
  const offered = [...servicesIn(form, file), ...sentAsOther];
  const examples = servicesIn("other", file)
    .filter((service) => !offered.includes(service))
    .map(({ label }) => label.toLowerCase());
  const { label, withExamples } = file.other;
  const other =
    examples.length > 0 ? fill(withExamples, { services: orList.format(examples) }) : label;
  const choices = offered.map(({ slug, label }): [string, string] => [slug, label]);
  return [...choices, [otherService, other]];
}
