// Line and paragraph separators and the vertical controls that mail programs show as a line break.
const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
// Controls, and what is not seen: it reorders or hides text. The joiners and variation selectors of
// emoji and scripts stay.
const invisible = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Half of a pair, such as of an emoji that was cut in two. Older browsers have no toWellFormed().
 */
const halves = /\p{Surrogate}/gu;

/**
 * `value` as safe text of several lines: well-formed Unicode, "\n" for every line break, no
 * controls.
 */
export function cleanText(value: string): string {
  return value
    .replace(halves, "\ufffd")
    .split(lineBreaks)
    .map((line) => line.replace(/\t/g, " ").replace(invisible, "").trimEnd())
    .join("\n")
    .trim();
}

/** `value` as safe text of one line, fit for a header or a table cell. */
export const cleanLine = (value: string): string => cleanText(value).replace(/\s+/g, " ");

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The text with the digits of any script, such as Arabic and Persian, as 0 to 9. */
export function latinDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // The ten digits of a script follow each other.
    let value = 0;
    while (value < 9 && isDigit(code - value - 1)) {
      value += 1;
    }
    return String(value);
  });
}
