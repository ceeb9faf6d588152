/** What people write after a figure. */
export const figureUnit = String.raw`\s*(?:%|m²|m2)?`;
/** A figure as people write it: "12,5", "10%" or "80 m²". */
export const figureForm = String.raw`-?\d+(?:[,.]\d+)?${figureUnit}`;
const figure = new RegExp(`^${figureForm}$`);

/**
 * The number that was written. A text that is not a number stays a text, for a schema to refuse.
 */
export function readFigure(text: string): number | string {
  const written = text.trim();
  return figure.test(written) ? Number.parseFloat(written.replace(",", ".")) : text;
}

/** Converts a date as people write it, "31-1-2027", to "2027-01-31". Any other text stays. */
export function isoDate(text: string): string {
  const [, day = "", month = "", year] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text.trim()) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

/** A number of letters and digits without what people write between them: "NL8765.43.210 b01". */
export const compact = (text: string): string => text.replace(/[\s.-]/g, "").toUpperCase();
