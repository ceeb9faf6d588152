import { z } from "zod";
import { fill } from "#facts/format/fill.ts";
import { meant } from "./issues.ts";

export const empty = "Dit is nog leeg.";
export const wrongAddress = "Schrijf het hele adres, met https:// ervoor.";
const wrongForm = "Dit heeft niet de vorm die hier hoort; kijk bij de uitleg.";

const wrongTypes: Readonly<Record<string, string>> = {
  number: "Schrijf een getal, met een komma zoals 12,50.",
  int: "Schrijf een heel getal.",
  boolean: "Kies ja of nee. In het bestand staat dat als true of false.",
  array: "Hier hoort een lijst.",
};

const wrongFormats: Readonly<Record<string, string>> = {
  email: "Schrijf een e-mailadres, zoals info@voorbeeld.nl.",
  url: wrongAddress,
  date: "Kies een datum, zoals 2026-03-14.",
};

/** What is said of what is smaller, and of what is larger than it may be. */
const sizes: Readonly<Record<string, readonly [small: string, large: string]>> = {
  array: ["Hier zijn er ten minste {limit} nodig.", "Hier passen er hoogstens {limit}."],
  string: ["Schrijf ten minste {limit} tekens.", "Dit is te lang: er passen {limit} tekens."],
  above: ["Schrijf een getal boven {limit}.", ""],
  number: ["Schrijf een getal van ten minste {limit}.", "Schrijf een getal van hoogstens {limit}."],
};

function wrongSize({ code, origin, minimum, maximum, inclusive }: z.core.$ZodRawIssue): string {
  const isSmall = code === "too_small";
  const limit = `${isSmall ? minimum : maximum}`.replace(".", ",");
  const said = (isSmall && !inclusive ? sizes.above : sizes[`${origin}`]) ?? sizes.number;
  return fill(said?.[isSmall ? 0 : 1] ?? "", { limit });
}

/** The sentence about a field that a schema does not have. */
function unknownField(name: string, schema: unknown): string {
  const ofRecord = schema instanceof z.ZodRecord ? schema.keyType : undefined;
  const keys = schema instanceof z.ZodObject ? schema.keyof() : ofRecord;
  const known = keys instanceof z.ZodEnum ? keys.options.map(String) : [];
  return `De website kent ${name} niet.${meant(name, known)}`;
}

/** Zod's error map: the sentence about a rule that brings none of its own. */
export const inDutch: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_key") {
    return "Schrijf deze naam met kleine letters, cijfers en streepjes.";
  }
  if (issue.input === undefined || issue.input === null || issue.input === "") {
    return empty;
  }
  switch (issue.code) {
    case "invalid_type": {
      const isBare = ["number", "boolean"].includes(typeof issue.input);
      return issue.expected === "string" && isBare
        ? "Zet dit tussen aanhalingstekens."
        : (wrongTypes[issue.expected] ?? wrongForm);
    }
    case "too_small":
    case "too_big":
      return wrongSize(issue);
    case "invalid_format":
      return issue.format === "includes"
        ? `Laat ${issue.includes} in de tekst staan; daar vult de website iets in.`
        : (wrongFormats[issue.format] ?? wrongForm);
    case "invalid_value":
      return `Kies een van: ${issue.values.join(", ")}.`;
    case "invalid_union":
      return "Kies een van de mogelijkheden.";
    case "unrecognized_keys":
      return issue.keys.map((name) => unknownField(name, issue.inst)).join(" ");
    default:
      return "Dit klopt nog niet; kijk bij de uitleg.";
  }
};
