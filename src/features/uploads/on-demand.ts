import { Gallery } from "./Gallery.tsx";
import { openUploads } from "./manager.ts";
import { UploadStatus } from "./UploadStatus.tsx";

/** What the form needs only once there are files; one file for the browser. */
export async function open(...account: Parameters<typeof openUploads>) {
  return { Gallery, UploadStatus, uploads: await openUploads(...account) };
}
