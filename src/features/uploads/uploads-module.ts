import { Gallery } from "./Gallery.tsx";
import { UploadStatus } from "./UploadStatus.tsx";
import { openUploads } from "./uploads.ts";

/** What the form needs only once there are files: one script for the browser to fetch. */
export async function openUploadsModule(...account: Parameters<typeof openUploads>) {
  return { Gallery, UploadStatus, uploads: await openUploads(...account) };
}
