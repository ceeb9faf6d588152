import { figureForm, figureUnit } from "#data/reading/as-written.ts";
import type { JsonSchema } from "#owner/editor/formats.ts";

/** A regular expression for valid input, and the Dutch sentence about invalid input. */
type Rule = [string, string];

const dutch = (value: number) => String(value).replace(".", ",");

/** Valid input for a number: digits, with a comma when it may be a fraction. */
export function numberRule({ type, minimum, maximum }: JsonSchema): Rule {
  const top = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  const from = minimum === undefined ? "" : ` van ${dutch(minimum)}`;
  const to = top === undefined ? "" : ` tot en met ${dutch(top)}`;
  const isWhole = type === "integer";
  const example = isWhole ? "" : ", met een komma zoals 12,50";
  const kind = isWhole ? "heel getal" : "getal";
  return [rangePattern(isWhole, minimum, top), `Schrijf een ${kind}${from}${to}${example}.`];
}

/**
 * Small ranges of whole numbers are written out, so that the form itself refuses a 7 when 5 is the
 * maximum.
 */
function rangePattern(
  isWhole: boolean,
  minimum: number | undefined,
  maximum: number | undefined,
): string {
  if (isWhole && minimum !== undefined && maximum !== undefined && maximum - minimum < 100) {
    const all = Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
    return `^(${all.join("|")})${figureUnit}$`;
  }
  return isWhole ? `^-?\\d+${figureUnit}$` : `^${figureForm}$`;
}

/** Valid input for a text whose length or form is fixed; undefined when any text is valid. */
export function textRule({
  pattern,
  format,
  minLength = 0,
  maxLength,
}: JsonSchema): Rule | undefined {
  // Sveltia's own field for a colour drops one that it cannot read from the file.
  if (format === "colour") {
    return [
      "^\\s*#?[\\da-fA-F]{6}\\s*$",
      "Schrijf de code van de kleur: een # en zes tekens, zoals #1b3fd6.",
    ];
  }
  if (pattern && format === "includes") {
    const token = pattern.replaceAll("\\", "");
    // What another field says stands there by its name; the check reads that too.
    return [
      `${pattern}|\\{\\w+\\.`,
      `Laat ${token} in de tekst staan; daar vult de website iets in.`,
    ];
  }
  if (pattern && format !== "email") {
    // The expressions of HTML forms are stricter about escapes.
    return [
      pattern.replaceAll("\\/", "/"),
      "Dit heeft niet de vorm die hier hoort; kijk bij de uitleg.",
    ];
  }
  if (minLength > 1 && maxLength === undefined) {
    return [`^[\\s\\S]{${minLength},}$`, `Schrijf ten minste ${minLength} tekens.`];
  }
  return undefined;
}
