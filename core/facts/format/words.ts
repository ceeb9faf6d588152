const units = "m2|cm|mm|meter|uur|dagen|werkdagen|weken|maanden|jaar|graden|graad|euro|btw";
// There is no word boundary after "²".
const numberBeforeUnit = new RegExp(`(\\d%?) (?=m²|(?:${units})\\b)`, "g");
const wordBeforeNumber = /(€|incl\.|excl\.) (?=\d|btw)/g;
/** "e-mail", "btw-id", "Zuid-Holland", "’s-Gravenzande" and "’s avonds" are read as one word. */
const shortBeforeHyphen = /(^|[\s(])(e|btw|noord|oost|zuid|west|[’']s)-(?=[a-z])/gi;
const shortBeforeWord = /(^|[^\p{L}])([’']s) (?=\p{L})/gu;

/**
 * Keeps together what no line may break: numbers and what belongs to them ("€ 12,50 incl. 9% btw"),
 * and words that begin with a single letter.
 */
export const withBoundNumbers = (text: string) =>
  text
    .replace(numberBeforeUnit, "$1\u00a0")
    .replace(wordBeforeNumber, "$1\u00a0")
    .replace(shortBeforeHyphen, "$1$2\u2011")
    .replace(shortBeforeWord, "$1$2\u00a0");

/** A Dutch postal code with a no-break space: "3067 TP". */
export const postalCode = (code: string): string => `${code.slice(0, 4)}\u00a0${code.slice(4)}`;

/** The second line of an address, in which only the spaces between words may break. */
export const postalCity = (code: string, city: string): string =>
  `${postalCode(code)} ${withBoundNumbers(city)}`;

/** Turns a name into a part of a path: "Kosten & Prijzen" becomes "kosten-prijzen". */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}
