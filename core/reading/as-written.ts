/** A figure as people write it: "12,5", "10%" or "80 m²". */
const figure = /^-?\d+(?:[,.]\d+)?\s*(?:%|m²|m2)?$/;

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

/** The signs that web pages most often write as a code. */
const signs: Record<string, string> = { amp: "&", euml: "ë", euro: "€", nbsp: " ", quot: '"' };

/**
 * A code such as &euro;, which comes along when a text is copied from the source of a web page. It
 * is shown letter by letter, because a text is words and never HTML. Returns what to do about it.
 */
export function characterReferenceIn(text: string): string | undefined {
  const [reference, hexadecimal, decimal, name = ""] =
    /&(?:#x([\da-f]{2,5})|#(\d{2,6})|([a-z]{2,8}\d{0,2}));/i.exec(text) ?? [];
  if (reference === undefined) {
    return undefined;
  }
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? 0);
  const sign = code > 0 ? String.fromCodePoint(code) : signs[name.toLowerCase()];
  const advice = sign ? `Schrijf ‘${sign}’.` : "Schrijf het teken zelf.";
  return `‘${reference}’ is een code uit een webpagina, en staat straks zo op de site. ${advice}`;
}
