import { z } from "zod";
import { business } from "../business/business.ts";
import { rateName, rateOf } from "../business/prices.ts";
import { registry, serviceAt, servicePath, services, servicesIn } from "../business/services.ts";
import type { ServiceList } from "../schemas/services.ts";
import { explain } from "../lib/explain.ts";
import { metaSchema, type PageMeta } from "../lib/meta.ts";
import { paragraph, question, text } from "../schemas/common.ts";
import { photoName } from "../lib/photo-names.ts";
import { readFile } from "../lib/read.ts";
import { indication } from "../schemas/service-indication.ts";

/** What every file in content/services/ has, whatever else its page asks. */
export const serviceBase = {
  card: z.strictObject({ title: text, description: paragraph, photo: photoName }),
  meta: metaSchema,
  indication: indication.optional(),
  visit: paragraph.optional().describe("write why this work has no price before somebody has seen it"),
};

const schema = z.looseObject({
  ...serviceBase,
  hero: z.looseObject({ photo: photoName }),
  questions: z.array(question).optional(),
  reviewHeading: text.optional(),
});

explain(
  "content/services.yaml",
  z.object({ services: z.array(z.object({ price: rateName.optional(), panel: z.array(rateName) })) }),
  registry,
);

/** What stands in the price indication is worked out there, or says why somebody has to come and look. */
const indicatedSchema = schema.refine(
  ({ indication, visit }) => indication ?? visit,
  'has no "indication" and no "visit" — write one of them, or take "indication" from its lists in content/services.yaml',
);

const texts = new Map(
  services.map(({ slug, lists }) => [
    slug,
    readFile(`services/${slug}.yaml`, lists.indication ? indicatedSchema : schema),
  ]),
);

/** What the other pages show of a service, from its file in content/services/. */
export function serviceTexts(slug: string): z.output<typeof schema> {
  const found = texts.get(serviceAt(slug).slug);
  if (!found) throw new Error(`content/services/${slug}.yaml was not read`);
  return found;
}

/** The services whose page shows a review of its own. */
export const reviewedServices = services
  .map(({ slug }) => slug)
  .filter((slug) => serviceTexts(slug).reviewHeading !== undefined);

export interface ServiceCard {
  id: string;
  title: string;
  description: string;
  photo: string;
  link: string;
  /** The rate it starts at; none when it has no price of its own. */
  price?: string | undefined;
}

function cardOf(slug: string): ServiceCard {
  return { ...serviceTexts(slug).card, id: slug, link: servicePath(slug), price: serviceAt(slug).price };
}

/** The cards of the services in a list, in its order. */
export function cardsIn(list: ServiceList): ServiceCard[] {
  return servicesIn(list).map(({ slug }) => cardOf(slug));
}

/** The cards of the services that are in one list and not in another. */
export function cardsLeftOut(list: ServiceList): ServiceCard[] {
  return services.filter(({ lists }) => !lists[list]).map(({ slug }) => cardOf(slug));
}

/** The questions that search engines are told where a page has none: those of the first service that has some. */
export const commonQuestions = services.map(({ slug }) => serviceTexts(slug).questions).find(Boolean) ?? [];

/** The meta of a service's page. */
export function serviceMeta(slug: string): PageMeta {
  const { label, price } = serviceAt(slug);
  const { meta, hero, questions } = serviceTexts(slug);
  return {
    ...meta,
    path: servicePath(slug),
    type: "service",
    photo: hero.photo,
    service: { name: label, ...(price && { price: rateOf(price).from }), area: business.serviceArea },
    questions: questions ?? commonQuestions,
  };
}

export const metas: readonly PageMeta[] = services.map(({ slug }) => serviceMeta(slug));
