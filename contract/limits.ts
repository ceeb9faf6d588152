/** For how long a repeated attempt counts as the same enquiry, and keeps its `sent_at`. */
export const sameEnquiryMs = 60 * 60 * 1_000;

/** Whether an attempt at this ISO moment still counts as the same enquiry. */
export function isRecent(moment: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(moment);
  return age >= 0 && age < sameEnquiryMs;
}

/** Nobody reads, fills in and sends a form of five fields faster than this, so the form waits. */
export const minElapsedMs = 1_500;

/** More links than a homeowner puts in a message. */
export const maxLinks = 5;

/** The number of web addresses in a message. */
export function countLinks(message: string): number {
  return message.match(/\b(?:https?:\/\/|www\.)\S+/gi)?.length ?? 0;
}
