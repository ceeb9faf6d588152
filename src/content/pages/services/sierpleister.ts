import { z } from "zod";
import { serviceBase } from "../../collections/services.ts";
import { serviceHero } from "../service-parts.ts";
import { closing, notice, samples } from "../service-sections.ts";
import { readFile } from "../../lib/read.ts";

/** Ornamental plaster, a page in the making, from content/services/sierpleister.yaml. */
export const ornamental = readFile(
  "services/sierpleister.yaml",
  z.strictObject({ ...serviceBase, hero: serviceHero.omit({ price: true }), notice, samples, closing }),
);
