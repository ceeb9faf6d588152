import { z } from "zod";
import { meant } from "./issues.ts";
import { unwrap, variantsOf } from "./schema-at.ts";

export const empty = "Dit is nog leeg.";
const wrongForm = "Dit heeft niet de vorm die hier hoort; kijk bij de uitleg.";

const figure = (value: unknown) => String(value).replace(".", ",");

const wrongTypes: Readonly<Record<string, string>> = {
  number: "Schrijf een getal, met een komma zoals 12,50.",
  int: "Schrijf een heel getal.",
  boolean: "Kies ja of nee. In het bestand staat dat als true of false.",
  array: "Hier hoort een lijst.",
};

function wrongType({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const isBare = ["number", "boolean"].includes(typeof input);
  return expected === "string" && isBare
    ? "Zet dit tussen aanhalingstekens."
    : (wrongTypes[expected] ?? wrongForm);
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const limit = figure(issue.minimum);
  if (issue.origin === "array") {
    return issue.exact
      ? `Hier horen er precies ${limit} te staan.`
      : `Hier zijn er ten minste ${limit} nodig.`;
  }
  if (issue.origin === "string") {
    return issue.input === "" ? empty : `Schrijf ten minste ${limit} tekens.`;
  }
  return `Schrijf een getal ${issue.inclusive === false ? "boven" : "van ten minste"} ${limit}.`;
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const limit = figure(issue.maximum);
  if (issue.origin === "array") {
    return issue.exact
      ? `Hier horen er precies ${limit} te staan.`
      : `Hier passen er hoogstens ${limit}.`;
  }
  if (issue.origin === "string") {
    return `Dit is te lang: er passen ${limit} tekens.`;
  }
  return `Schrijf een getal ${issue.inclusive === false ? "onder" : "van hoogstens"} ${limit}.`;
}

function wrongFormat(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  if (issue.input === "") {
    return empty;
  }
  switch (issue.format) {
    case "includes":
      return `Laat ${issue.includes} in de tekst staan; daar vult de website iets in.`;
    case "email":
      return "Schrijf een e-mailadres, zoals info@voorbeeld.nl.";
    case "url":
      return wrongAddress;
    case "date":
      return "Kies een datum, zoals 2026-03-14.";
    default:
      return wrongForm;
  }
}

function wrongVariant(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const variants = issue.inst instanceof z.ZodType ? variantsOf(issue.inst) : undefined;
  const { [issue.discriminator ?? ""]: name } = Object(issue.input);
  if (!variants) {
    return "Kies een van de mogelijkheden.";
  }
  return name ? `Kies een van: ${[...variants.keys()].join(", ")}.` : empty;
}

export const wrongAddress = "Schrijf het hele adres, met https:// ervoor.";

/** Zod's error map: the sentence about a rule that brings none of its own. */
export const inDutch: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_key") {
    return "Schrijf deze naam met kleine letters, cijfers en streepjes.";
  }
  if (issue.input === undefined || issue.input === null) {
    return empty;
  }
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue);
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return wrongFormat(issue);
    case "invalid_value":
      return `Kies een van: ${issue.values.join(", ")}.`;
    case "invalid_union":
      return wrongVariant(issue);
    default:
      return "Dit klopt nog niet; kijk bij de uitleg.";
  }
};

/** The names that a schema has for its fields; empty when it accepts any. */
function fieldNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.keys(schema.shape);
  }
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    return schema.keyType.options.map(String);
  }
  return [];
}

/** The sentence about a field that a schema does not have. */
export function unknownField(name: string, schema: z.core.$ZodType | undefined): string {
  const known = schema ? fieldNames(unwrap(schema)) : [];
  return `De website kent ${name} niet.${meant(name, known)}`;
}
