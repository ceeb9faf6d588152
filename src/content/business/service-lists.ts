import { otherService } from "#contract/options.ts";
import type { Service, ServiceList, ServicesFile } from "../schemas/services.ts";

/** The services that stand in a list, by their place there. */
export function listed({ services }: ServicesFile, list: ServiceList): Service[] {
  const placeOf = (service: Service) => service.lists[list] ?? 0;
  return services.filter(placeOf).sort((a, b) => placeOf(a) - placeOf(b));
}

const either = new Intl.ListFormat("nl", { type: "disjunction" });

/** What a form's list of services offers, slug and label, with the choice for everything else at its end. */
export function serviceChoices(
  registry: ServicesFile,
  form: "contact" | "quote",
): [slug: string, label: string][] {
  const examples = listed(registry, "other").map(({ label }) => label.toLowerCase());
  const { label, withExamples } = registry.other;
  const other = examples.length > 0 ? withExamples.replace("{services}", either.format(examples)) : label;
  return [
    ...listed(registry, form).map(({ slug, label }) => [slug, label] as [string, string]),
    [otherService, other],
  ];
}

/** The label of every service that an enquiry can name: one that is under way may name what is no longer offered. */
export function serviceLabels({ services, former, other }: ServicesFile): Map<string, string> {
  const named = [...services, ...former].map(({ slug, label }) => [slug, label] as const);
  return new Map([...named, [otherService, other.label]]);
}
