// What a visitor writes stays on the device until it is sent. The stored files themselves are in
// the database of uploads-db.ts.

/** How long drafts and files are kept on the visitor's device, as the privacy policy promises. */
export const keepMs = 30 * 24 * 60 * 60 * 1_000;

export const draftKeys = {
  contact: "enquiry-draft:contact",
  quote: "enquiry-draft:quote",
} as const;

/**
 * The key in local storage for the age of the oldest stored file, in milliseconds. It shows without
 * opening the database that there are files.
 */
export const filesKey = "enquiry-draft:quote:files";

/** Local storage, or undefined where the browser refuses it. */
export function browserStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
