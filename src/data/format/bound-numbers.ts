const units = "m2|cm|mm|meter|uur|dagen|werkdagen|weken|maanden|jaar|graden|graad|euro|btw";
// There is no word boundary after "²".
const numberBeforeUnit = new RegExp(`(\\d%?) (?=m²|(?:${units})\\b)`, "g");
const wordBeforeNumber = /(€|incl\.|excl\.) (?=\d|btw)/g;

/** Puts a no-break space between numbers and what belongs to them: "€ 12,50 incl. 9% btw". */
export const withBoundNumbers = (text: string) =>
  text.replace(numberBeforeUnit, "$1\u00a0").replace(wordBeforeNumber, "$1\u00a0");
