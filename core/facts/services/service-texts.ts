import { z } from "zod";
import { offeredServices } from "#content-refs.ts";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { business, namesRating } from "#facts.ts";
import { text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import type { Question } from "#reading/pages.ts";
import { servicePath } from "./service-path.ts";
import { type ServiceTexts, serviceTextsSchema } from "./service-sections.ts";
import { allServices, serviceAt, servicesIn } from "./services.ts";
import type { Service, ServiceList } from "./services-schema.ts";

const schema = z.strictObject({
  ...texts("estimate", "area", "call", "statistics", "visit", "withoutVat", "from"),
  rooms: z.strictObject(texts("room", "ornament", "roller")),
  jobs: z.array(text).length(3),
  withVat: textWith("amount", "percent"),
});

export const servicePages = defineFile("content/service-pages.yaml", schema);

export const servicesTexts = defineFile("content/services/*.yaml", serviceTextsSchema, {
  // The price indication either calculates a service or explains why it needs a visit.
  check: (entries, raw) => {
    const isInIndication = (id: string) => offeredServices(raw, "indication").includes(id);
    return entries
      .filter(({ id, indication, visit }) => isInIndication(id) && !indication && !visit)
      .map(({ id }) => ({
        place: `content/services/${id}.yaml`,
        message:
          "Deze dienst staat in de prijsindicatie, maar heeft er geen tekst voor. Haal hem uit de prijsindicatie, of vul hier in wat daar komt te staan.",
      }));
  },
});

export function serviceTexts(slug: string): ServiceTexts {
  const found = servicesTexts.data.find(({ id }) => id === serviceAt(slug).slug);
  if (!found) {
    throw new Error(`content/services/${slug}.yaml was not read`);
  }
  return found;
}

/** What the price on the page of a service is for, as in "only the top layer". */
export const priceNote = (slug: string): string | undefined => serviceTexts(slug).hero.price?.note;

/**
 * The card of a service, with its name, its path and, if it has them, its drawing and the name of
 * its starting rate.
 */
const cardOf = ({ slug, label, drawing, price }: Service) => ({
  ...serviceTexts(slug).card,
  id: slug,
  label,
  link: servicePath(slug),
  drawing,
  price,
});
export type ServiceCard = ReturnType<typeof cardOf>;

export const cardsIn = (list: ServiceList): ServiceCard[] => servicesIn(list).map(cardOf);

export const cardsLeftOut = (list: ServiceList): ServiceCard[] =>
  allServices()
    .filter(({ lists }) => !lists.includes(list))
    .map(cardOf);

const commonCount = 3;

/**
 * The first questions of the first service that has some, for pages without questions of their own.
 */
export function commonQuestions(): Question[] {
  const texts = allServices().map(({ slug }) => serviceTexts(slug));
  const { questions } = texts.find((each) => each.questions !== undefined) ?? {};
  return questions?.items.slice(0, commonCount) ?? [];
}

export function serviceMeta(slug: string): PageMeta {
  const { label, price } = serviceAt(slug);
  const texts = serviceTexts(slug);
  const { meta, hero, questions } = texts;
  return {
    ...meta,
    path: servicePath(slug),
    photo: hero.photo,
    service: { name: label, rate: price, area: business.data.serviceArea },
    showsRating: namesRating(texts),
    questions: questions?.items ?? commonQuestions(),
  };
}

export const metas = (): PageMeta[] => allServices().map(({ slug }) => serviceMeta(slug));
