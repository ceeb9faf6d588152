import type { z } from "zod";

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "fields of its own",
  record: "fields of its own",
};

function typeName(value: unknown): string {
  return typeNames[Array.isArray(value) ? "array" : typeof value] ?? "something else";
}

const maxShownLength = 40;

/** A value as it is shown in a message: a short one in full, any other by its type. */
function shown(value: unknown): string {
  if (typeof value === "string" && value.length <= maxShownLength) {
    return `"${value}"`;
  }
  if (typeof value === "number" || typeof value === "boolean") {
    return `${value}`;
  }
  return typeName(value);
}

const lengthOf = (value: unknown) =>
  typeof value === "string" || Array.isArray(value) ? value.length : 0;

function wrongSize(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>,
): string {
  const isTooSmall = issue.code === "too_small";
  const limit = isTooSmall ? issue.minimum : issue.maximum;
  const bound = isTooSmall ? "at least" : "at most";
  const length = lengthOf(issue.input);
  if (issue.origin === "array") {
    const entries = length === 1 ? "1 entry" : `${length} entries`;
    return `has ${entries} instead of ${issue.exact ? limit : `${bound} ${limit}`}`;
  }
  if (issue.origin === "string") {
    return length === 0 ? "is empty" : `has ${length} characters instead of ${bound} ${limit}`;
  }
  if (issue.inclusive === false) {
    return `is ${shown(issue.input)} instead of ${isTooSmall ? "more" : "less"} than ${limit}`;
  }
  return `is ${shown(issue.input)} instead of ${bound} ${limit}`;
}

function wrongType({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const isUnquoted = expected === "string" && ["number", "boolean"].includes(typeof input);
  const quotes = isUnquoted ? ", put it in quotes" : "";
  return `is ${typeName(input)} instead of ${typeNames[expected] ?? expected}${quotes}`;
}

const formatNames: Record<string, string> = {
  email: "an e-mail address",
  url: "a web address",
  date: "a day",
};

/**
 * Describes an error, to be printed behind the place of the field: "is missing", "has 80 characters
 * instead of at most 62".
 */
export function errorMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) {
    return "is missing";
  }
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue);
    case "too_small":
    case "too_big":
      return wrongSize(issue);
    case "invalid_format":
      if (issue.input === "") {
        return "is empty";
      }
      if (issue.format === "includes" && "includes" in issue) {
        return `does not have ${String(issue.includes)} in it`;
      }
      return `is ${shown(issue.input)}, which is not ${formatNames[issue.format] ?? "right"}`;
    case "invalid_value":
    case "invalid_union":
      return `is ${shown(issue.input)}, which is not one of the choices`;
    default:
      return "is not right";
  }
}
