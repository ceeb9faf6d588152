/**
 * Fills in the names in braces of a text. A name without a value stays as it is, and a value is
 * used to the letter, whatever it contains.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (inBraces, name: string) => `${values[name] ?? inBraces}`);

/** The text for a number of things: `one`, or `many` with its {count} filled in. */
export const counted = ({ one, many }: { one: string; many: string }, count: number) =>
  count === 1 ? one : fill(many, { count });
