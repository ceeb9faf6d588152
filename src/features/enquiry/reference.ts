// Without vowels and without what looks alike, so that it is read over the phone and never spells a word.
const alphabet = "23456789CFGHJKMPQRVWX";

/** A new reference for an enquiry, as in AB-7Q3XW9CM. */
export function newReference(prefix: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(8));
  return `${prefix}-${Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("")}`;
}
