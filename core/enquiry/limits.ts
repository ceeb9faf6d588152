/** For how long a repeated attempt counts as the same enquiry, and keeps its `sent_at`. */
export const sameEnquiryMs = 60 * 60 * 1_000;

/** Whether an attempt at this ISO moment still counts as the same enquiry. */
export function isRecent(moment: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(moment);
  return age >= 0 && age < sameEnquiryMs;
}

/** Nobody reads, fills in and sends a form of five fields faster than this, so the form waits. */
export const minElapsedMs = 1_500;

/** More links than any customer sends. */
export const maxLinks = 20;

/**
 * A web address, or a bare one with a path, which mail programs make a link as well. The bare one
 * begins at its last dot, because a longer beginning could be looked for from every letter.
 */
const link = /(?:https?:\/\/|\bwww\.)[^\s,;<>]+|[a-z\d-]\.[a-z]{2,}\/[^\s,;<>]*/gi;

/** The number of links in a text without invisible characters. */
export const countLinks = (text: string): number => text.match(link)?.length ?? 0;
