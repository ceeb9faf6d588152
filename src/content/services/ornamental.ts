import { z } from "zod";
import { photoName } from "@/photos/names";
import { paragraph, text } from "../parts";
import { readFile } from "../read";
import { serviceBase, serviceHero } from "../service-parts";

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
