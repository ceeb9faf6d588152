import { Gallery } from "./Gallery";
import { openUploads } from "./manager";
import { UploadStatus } from "./UploadStatus";

/** What the form needs only once there are files; one file for the browser. */
export async function open(...account: Parameters<typeof openUploads>) {
  return { Gallery, UploadStatus, uploads: await openUploads(...account) };
}
