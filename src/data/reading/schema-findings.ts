import { z } from "zod";
import type { Finding } from "./issues.ts";
import { nearest } from "./nearest.ts";
import { schemaAt, unwrap } from "./schema-at.ts";

const sizeOf = (value: unknown) =>
  typeof value === "string" || Array.isArray(value) ? value.length : 0;

function wrongSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Finding {
  const isTooSmall = issue.code === "too_small";
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum);
  const size = sizeOf(issue.input);
  if (issue.origin === "array") {
    if (issue.exact) {
      return { code: "wrongCount", values: { limit } };
    }
    return { code: isTooSmall ? "tooFew" : "tooMany", values: { limit } };
  }
  if (issue.origin === "string") {
    return size === 0
      ? { code: "empty", values: {} }
      : { code: isTooSmall ? "tooShort" : "tooLong", values: { limit } };
  }
  const values = { limit };
  if (issue.inclusive === false) {
    return { code: isTooSmall ? "notAbove" : "notBelow", values };
  }
  return { code: isTooSmall ? "tooSmall" : "tooLarge", values };
}

const includedText = (issue: z.core.$ZodIssueInvalidStringFormat) =>
  "includes" in issue ? String(issue.includes) : "";

function wrongFormat(issue: z.core.$ZodIssueInvalidStringFormat): Finding {
  if (issue.input === "") {
    return { code: "empty", values: {} };
  }
  switch (issue.format) {
    case "includes":
      return { code: "lacks", values: { text: includedText(issue) } };
    case "email":
      return { code: "notAnEmailAddress", values: {} };
    case "url":
      return { code: "notAnAddress", values: {} };
    case "date":
      return { code: "notADay", values: {} };
    default:
      return { code: "notTheForm", values: {} };
  }
}

/** The choices of a schema; empty when it has none that can be listed. */
function choicesOf(schema: z.core.$ZodType | undefined): string[] {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}

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

/** What Zod found to be wrong, in the terms of this project; each unknown field by itself. */
export function findingsOf(schema: z.core.$ZodType, issue: z.core.$ZodIssue): Finding[] {
  if (issue.code === "custom" && issue.params) {
    return [issue.params as Finding];
  }
  const at = schemaAt(schema, issue.path);
  if (issue.code === "unrecognized_keys") {
    const known = at ? fieldNames(unwrap(at)) : [];
    return issue.keys.map((name) => ({
      code: "unknownField",
      values: { name, similar: nearest(name, known) },
    }));
  }
  if (issue.code === "invalid_key") {
    return [{ code: "wrongKey", values: {} }];
  }
  const { input: value } = issue;
  if (value === undefined || value === null) {
    return [{ code: "missing", values: {} }];
  }
  switch (issue.code) {
    case "invalid_type":
      return [{ code: "wrongType", values: { value, expected: issue.expected } }];
    case "too_small":
    case "too_big":
      return [wrongSize(issue)];
    case "invalid_format":
      return [wrongFormat(issue)];
    case "invalid_value":
    case "invalid_union":
      return [{ code: "notAChoice", values: { choices: choicesOf(at) } }];
    default:
      return [{ code: "notRight", values: {} }];
  }
}
