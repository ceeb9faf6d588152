import { importOnDemand } from "#features/shared/import-again.ts";

/** Loads the uploads module, which a form only needs once there are files. */
export const loadUploads = importOnDemand(() => import("./uploads-module.ts"));

/** What is there once files are handled: the list of them, their status, and the files themselves. */
export type OpenedUploads = Awaited<
  ReturnType<typeof import("./uploads-module.ts")["openUploadsModule"]>
>;
