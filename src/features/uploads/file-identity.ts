/**
 * Where local storage tells that files of the quote form wait in the browser's own database: since
 * when, in milliseconds, the oldest of them is kept.
 */
export const filesKey = "enquiry-draft:quote:files";

/** Tells one file from another: cameras give the same names again and again. */
export const fileIdentity = ({ name, size, lastModified }: File) =>
  `${name}/${size}/${lastModified}`;
