import { z } from "zod";
import { serviceBase } from "@/content/collections/services";
import { serviceHero } from "@/content/pages/service-parts";
import { notice, samples } from "@/content/pages/service-sections";
import { readFile } from "@/content/reading/read";

/** Ornamental plaster, a page in the making, from content/services/sierpleister.yaml. */
export const ornamental = readFile(
  "services/sierpleister.yaml",
  z.strictObject({ ...serviceBase, hero: serviceHero.omit({ price: true }), notice, samples }),
);
