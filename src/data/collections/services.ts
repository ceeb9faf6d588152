import { business } from "#data/business/business.ts";
import { rateOf } from "#data/business/prices.ts";
import { serviceAt, services, servicesIn } from "#data/business/services.ts";
import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";
import type { Question } from "#data/schemas/common.ts";
import type { ServiceTexts } from "#data/schemas/service-layouts.ts";
import { type Service, type ServiceList, servicePath } from "#data/schemas/services.ts";

const texts = new Map(load("content/services/*.yaml").map((entry) => [entry.id, entry]));

/** What the file of a service in content/services/ says, whatever its layout. */
export function serviceTexts(slug: string): ServiceTexts & { questions?: Question[] } {
  const found = texts.get(serviceAt(slug).slug);
  if (!found) {
    throw new Error(`content/services/${slug}.yaml was not read`);
  }
  return found;
}

/** A service with the way to it, and the rate it starts at if it has a price of its own. */
const cardOf = ({ slug, price }: Service) => ({
  ...serviceTexts(slug).card,
  id: slug,
  link: servicePath(slug),
  price,
});
export type ServiceCard = ReturnType<typeof cardOf>;

/** The cards of the services in a list, in its order. */
export const cardsIn = (list: ServiceList): ServiceCard[] => servicesIn(list).map(cardOf);

/** The cards of the services that are not in a list. */
export const cardsLeftOut = (list: ServiceList): ServiceCard[] =>
  services.filter(({ lists }) => !lists[list]).map(cardOf);

/**
 * The questions that search engines are told where a page has none: those of the first service that
 * has some.
 */
export const commonQuestions =
  services.map(({ slug }) => serviceTexts(slug).questions).find(Boolean) ?? [];

export function serviceMeta(slug: string): PageMeta {
  const { label, price } = serviceAt(slug);
  const { meta, hero, questions } = serviceTexts(slug);
  return {
    ...meta,
    path: servicePath(slug),
    type: "service",
    photo: hero.photo,
    service: {
      name: label,
      ...(price && { price: rateOf(price).from }),
      area: business.serviceArea,
    },
    questions: questions ?? commonQuestions,
  };
}

export const metas: readonly PageMeta[] = services.map(({ slug }) => serviceMeta(slug));
