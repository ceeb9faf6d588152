import { importOnDemand } from "#features/shared/import-on-demand.ts";

/** Loads the uploads module, which a form only needs once there are files. */
export const loadUploads = importOnDemand(() => import("./uploads-module.ts"));

/** The opened module: its components and the uploads. */
export type UploadsModule = Awaited<
  ReturnType<typeof import("./uploads-module.ts")["openUploadsModule"]>
>;
