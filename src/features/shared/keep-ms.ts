/** How long drafts and files are kept on the visitor's device, as the privacy policy promises. */
export const keepMs = 30 * 24 * 60 * 60 * 1_000;
