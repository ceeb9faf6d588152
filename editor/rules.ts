import type { JsonSchema } from "./json-schema.ts";

/** A regular expression for what may be typed, and the Dutch sentence for what may not. */
type Rule = [string, string];

const dutch = (value: number) => String(value).replace(".", ",");

/** What may be typed for a number: digits, with a comma where it need not be whole. */
export function numberRule({ type, minimum, maximum }: JsonSchema): Rule {
  const top = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  const from = minimum === undefined ? "" : ` van ${dutch(minimum)}`;
  const to = top === undefined ? "" : ` tot en met ${dutch(top)}`;
  const whole = type === "integer";
  const example = whole ? "" : ", met een komma zoals 12,50";
  const kind = whole ? "heel getal" : "getal";
  return [rangePattern(whole, minimum, top), `Schrijf een ${kind}${from}${to}${example}.`];
}

/** Small whole ranges are spelled out, so that the form itself refuses a 7 where 5 is the most. */
function rangePattern(
  whole: boolean,
  minimum: number | undefined,
  maximum: number | undefined,
): string {
  if (whole && minimum !== undefined && maximum !== undefined && maximum - minimum < 100) {
    const all = Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
    return `^(${all.join("|")})$`;
  }
  return whole ? "^-?\\d+$" : "^-?\\d+([,.]\\d+)?$";
}

/**
 * What may be typed for a text, where its length or its form is fixed; undefined when anything may.
 */
export function textRule({
  pattern,
  format,
  minLength = 0,
  maxLength,
}: JsonSchema): Rule | undefined {
  if (pattern && format === "includes") {
    const token = pattern.replaceAll("\\", "");
    return [pattern, `Laat ${token} in de tekst staan; daar vult de website iets in.`];
  }
  if (pattern && format !== "email") {
    // The form's own expressions are stricter about what is escaped.
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
