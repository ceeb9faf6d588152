import { z } from "zod";
import type { JsonSchema } from "./json-schema.ts";
import type { Mistake } from "./mistakes.ts";

// The editor's own policy forbids making functions from text, which Zod would otherwise try.
z.config({ jitless: true });

/** The mistakes of a value against the schema that the build holds it to; none when it may be saved. */
export function mistakesIn(schema: JsonSchema, value: unknown): Mistake[] {
  const result = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => mistakeOf(issue));
}

function mistakeOf(issue: z.core.$ZodIssue): Mistake {
  return {
    path: issue.path.map((key) => (typeof key === "number" ? key : String(key))),
    sentence: dutch(issue),
  };
}

const count = (amount: number | bigint, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`;

function tooSmall({ origin, minimum, exact }: z.core.$ZodIssueTooSmall): string {
  if (origin === "string")
    return minimum === 1 ? "Dit is nog leeg." : `Schrijf ten minste ${minimum} tekens.`;
  if (origin === "array") {
    return `Hier ${exact ? "horen er precies" : "zijn er ten minste"} ${minimum} ${exact ? "te staan" : "nodig"}.`;
  }
  return `Schrijf een getal van ten minste ${String(minimum).replace(".", ",")}.`;
}

function tooBig({ origin, maximum, exact }: z.core.$ZodIssueTooBig): string {
  if (origin === "string") return `Dit is te lang: er passen ${count(maximum, "teken", "tekens")}.`;
  if (origin === "array") return `Hier ${exact ? "horen er precies" : "passen er hoogstens"} ${maximum}.`;
  return `Schrijf een getal van hoogstens ${String(maximum).replace(".", ",")}.`;
}

const kinds: Record<string, string> = {
  number: "Schrijf een getal, met een komma zoals 12,50.",
  int: "Schrijf een heel getal.",
  boolean: "Kies ja of nee.",
  array: "Hier hoort een lijst.",
};

const formats: Record<string, string> = {
  email: "Schrijf een e-mailadres, zoals info@voorbeeld.nl.",
  url: "Schrijf het hele adres, met https:// ervoor.",
  uri: "Schrijf het hele adres, met https:// ervoor.",
  date: "Kies een datum.",
};

/** A finding as a sentence for who edits the site. */
function dutch(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined && issue.expected === "string"
        ? "Dit is nog leeg."
        : (kinds[issue.expected] ?? "Dit is nog leeg.");
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_value":
      return `Kies een van: ${issue.values.join(", ")}.`;
    case "invalid_format":
      return formats[issue.format] ?? "Dit heeft niet de vorm die hier hoort; kijk bij de uitleg.";
    case "unrecognized_keys":
      return `De website kent ${issue.keys.join(", ")} niet.`;
    default:
      return "Dit klopt nog niet; kijk bij de uitleg.";
  }
}
