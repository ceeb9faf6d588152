const wordsPerMinute = 200;

/** How long a text takes to read, as in "6 minuten"; a minute is the least. */
export function readingTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute));
  return minutes === 1 ? "1 minuut" : `${minutes} minuten`;
}
