// What the form needs only once there are files; together here, so that it is one file for the browser.
export { Gallery } from "./Gallery";
export { openUploads } from "./manager";
export { UploadStatus } from "./UploadStatus";
