import { importOnDemand } from "#features/shared/import-again.ts";

/** Fetches what draws a wall: the component, and the picture that goes along with an enquiry. */
export const loadWall = importOnDemand(() => import("./wall-module.ts"));

export type WallModule = typeof import("./wall-module.ts");
