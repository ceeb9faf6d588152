import { z } from "zod";
import { errorHint, fieldNames } from "./error-hint.ts";
import type { Finding } from "./issues.ts";
import { nearest } from "./nearest.ts";
import { metaOf, schemaAt, unwrap } from "./schema-at.ts";

const sizeOf = (value: unknown) =>
  typeof value === "string" || Array.isArray(value) ? value.length : 0;

function wrongSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  hint: string,
): Finding {
  const isTooSmall = issue.code === "too_small";
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum);
  const size = sizeOf(issue.input);
  if (issue.origin === "array") {
    if (issue.exact) {
      return { code: "wrongCount", values: { size, limit, hint } };
    }
    return { code: isTooSmall ? "tooFew" : "tooMany", values: { size, limit, hint } };
  }
  if (issue.origin === "string") {
    return size === 0
      ? { code: "empty", values: { hint } }
      : { code: isTooSmall ? "tooShort" : "tooLong", values: { size, limit, hint } };
  }
  const values = { value: Number(issue.input), limit, hint };
  if (issue.inclusive === false) {
    return { code: isTooSmall ? "notAbove" : "notBelow", values };
  }
  return { code: isTooSmall ? "tooSmall" : "tooLarge", values };
}

const includedText = (issue: z.core.$ZodIssueInvalidStringFormat) =>
  "includes" in issue ? String(issue.includes) : "";

function wrongFormat(issue: z.core.$ZodIssueInvalidStringFormat, hint: string): Finding {
  const { input: value, format } = issue;
  if (value === "") {
    return { code: "empty", values: { hint } };
  }
  switch (format) {
    case "includes":
      return { code: "lacks", values: { text: includedText(issue), hint } };
    case "email":
      return { code: "notAnEmailAddress", values: { value, hint } };
    case "url":
      return { code: "notAnAddress", values: { value, hint } };
    case "date":
      return { code: "notADay", values: { value, hint } };
    default:
      return { code: "notTheForm", values: { value, hint } };
  }
}

/** The choices of a schema; empty when its description says what to write. */
function choicesOf(schema: z.core.$ZodType | undefined): string[] {
  const inner = schema && unwrap(schema);
  const isDescribed = metaOf(schema).description !== undefined;
  return inner instanceof z.ZodEnum && !isDescribed ? inner.options.map(String) : [];
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
    const record = schemaAt(schema, issue.path.slice(0, -1));
    const key = record && unwrap(record);
    const hint = errorHint(key instanceof z.ZodRecord ? key.keyType : undefined);
    return [{ code: "wrongKey", values: { hint } }];
  }
  const hint = errorHint(at);
  const { input: value } = issue;
  if (value === undefined || value === null) {
    return [{ code: "missing", values: { hint } }];
  }
  switch (issue.code) {
    case "invalid_type":
      return [{ code: "wrongType", values: { value, expected: issue.expected, hint } }];
    case "too_small":
    case "too_big":
      return [wrongSize(issue, hint)];
    case "invalid_format":
      return [wrongFormat(issue, hint)];
    case "invalid_value":
    case "invalid_union":
      return [{ code: "notAChoice", values: { value, hint, choices: choicesOf(at) } }];
    default:
      return [{ code: "notRight", values: { hint } }];
  }
}
