import { z } from "zod";
import { serviceBase } from "../../collections/services.ts";
import { closing, notice, samples, serviceHero } from "../../schemas/service.ts";
import { readFile } from "../../lib/read.ts";

/** Ornamental plaster, a page in the making, from content/services/sierpleister.yaml. */
export const ornamental = readFile(
  "services/sierpleister.yaml",
  z.strictObject({ ...serviceBase, hero: serviceHero.omit({ price: true }), notice, samples, closing }),
);
