/** A text with the names in braces filled in; a value is used to the letter. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (inBraces, name: string) => values[name] ?? inBraces);
