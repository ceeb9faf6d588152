import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { paragraph, text } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";
import { serviceBase, serviceHero } from "@/content/pages/service-parts";

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
