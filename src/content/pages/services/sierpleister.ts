import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { paragraph, text } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";
import { serviceBase, serviceHero } from "@/content/pages/service-parts";
import type { PageMeta } from "@/content/reading/meta";
import { business } from "@/content/firm/business";
import { interior } from "./binnenmuur-stucen";

/** Ornamental plaster, a page in the making, from content/services/sierpleister.yaml. */
export const ornamental = readFile(
  "services/sierpleister.yaml",
  z.strictObject({
    ...serviceBase,
    hero: serviceHero.omit({ price: true }),
    notice: z.strictObject({ heading: text, text: paragraph, button: text }),
    samples: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ photo: photoName, title: text, text })).length(2),
    }),
  }),
);

export const meta: PageMeta = {
  ...ornamental.meta,
  path: "/diensten/sierpleister",
  type: "service",
  photo: ornamental.hero.photo,
  service: { name: ornamental.name, area: business.serviceArea },
  questions: interior.questions,
};
