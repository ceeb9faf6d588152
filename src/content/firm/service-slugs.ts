import { z } from "zod";

const serviceSlugs = [
  "binnenmuur-stucen",
  "buitenmuur-stucen",
  "gevel-stucen",
  "nieuwbouw-stucen",
  "schilderwerk",
  "sierpleister",
] as const;

/** A service by its address below /diensten/. */
export const serviceSlug = z.enum(serviceSlugs);
export type ServiceSlug = (typeof serviceSlugs)[number];
