import { Gallery } from "./Gallery.tsx";
import { UploadStatus } from "./UploadStatus.tsx";
import { openUploads } from "./uploads.ts";

/**
 * Opens the uploads with their components. The browser fetches this module when there are files.
 */
export async function openUploadsModule(...services: Parameters<typeof openUploads>) {
  return { Gallery, UploadStatus, uploads: await openUploads(...services) };
}
