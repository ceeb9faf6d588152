import type { z } from "zod";

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "fields of its own",
  record: "fields of its own",
};

function kindOf(value: unknown): string {
  return kinds[Array.isArray(value) ? "array" : typeof value] ?? "something else";
}

const shortest = 40;

/**
 * A value as the reader of a message recognizes it: a short one itself, of others what they are.
 */
function shown(value: unknown): string {
  if (typeof value === "string" && value.length <= shortest) {
    return `"${value}"`;
  }
  return typeof value === "number" || typeof value === "boolean" ? `${value}` : kindOf(value);
}

const entries = (count: number | bigint) => `${count} ${count === 1 ? "entry" : "entries"}`;
const sizeOf = (value: unknown) =>
  typeof value === "string" || Array.isArray(value) ? value.length : 0;

function wrongSize(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>,
): string {
  const [limit, bound] =
    issue.code === "too_small" ? [issue.minimum, "at least"] : [issue.maximum, "at most"];
  const size = sizeOf(issue.input);
  if (issue.origin === "array") {
    return `has ${entries(size)} instead of ${issue.exact ? "" : `${bound} `}${limit}`;
  }
  if (issue.origin === "string") {
    return size === 0 ? "is empty" : `has ${size} characters instead of ${bound} ${limit}`;
  }
  const open = issue.code === "too_small" ? "more than" : "less than";
  const strictly = issue.inclusive === false ? open : bound;
  return `is ${shown(issue.input)} instead of ${strictly} ${limit}`;
}

function wrongType({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const isUnquoted = expected === "string" && ["number", "boolean"].includes(typeof input);
  const quotes = isUnquoted ? ", put it in quotes" : "";
  return `is ${kindOf(input)} instead of ${kinds[expected] ?? expected}${quotes}`;
}

const forms: Record<string, string> = {
  email: "an e-mail address",
  url: "a web address",
  date: "a day",
};

/**
 * What is wrong, to follow the place where it is: "is missing", "has 80 characters instead of at
 * most 62".
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
      return `is ${shown(issue.input)}, which is not ${forms[issue.format] ?? "right"}`;
    case "invalid_value":
    case "invalid_union":
      return `is ${shown(issue.input)}, which is not one of the choices`;
    default:
      return "is not right";
  }
}
