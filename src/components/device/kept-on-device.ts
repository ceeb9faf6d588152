// What a visitor writes stays on the device until it is sent.

/** How long drafts are kept on the visitor's device, as the privacy policy promises. */
export const keepMs = 30 * 24 * 60 * 60 * 1_000;

export const draftKeys = {
  contact: "enquiry-draft:contact",
  quote: "enquiry-draft:quote",
} as const;

/** Local storage, or undefined where the browser refuses it. */
export function browserStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** The storage of this tab, which goes with it; undefined where the browser refuses it. */
export function tabStore(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
