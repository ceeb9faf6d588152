/** Nobody reads, fills in and sends a form of five fields in less. */
export const minElapsedMs = 1_500;

/** More links than a homeowner puts in a message. */
export const maxLinks = 5;

export function countLinks(message: string): number {
  return message.match(/\b(?:https?:\/\/|www\.)\S+/gi)?.length ?? 0;
}
