import { hasFreeKeys, type JsonSchema, keyField } from "./json-schema.ts";
import { isEmpty, isRecord } from "./values.ts";

/** What the library notes of entries of a list begins so. */
const ofTheLibrary = "__sc_";
const photoFolder = "/photos/";
const photoEnding = ".jpg";

/**
 * A file's value as the form shows it: numbers with a comma, photographs as paths, free keys as a
 * list of entries. What the schema does not know stays as it is.
 */
export function toForm(shape: JsonSchema, value: unknown): unknown {
  if (hasFreeKeys(shape) && isRecord(value)) {
    const inner = shape.additionalProperties as JsonSchema;
    return Object.entries(value).map(([name, entry]) => {
      const key = toForm(shape.propertyNames ?? {}, name);
      const form = toForm(inner, entry);
      return isRecord(form) ? { [keyField]: key, ...form } : { [keyField]: key, waarde: form };
    });
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        toForm(shape.properties?.[key] ?? {}, entry),
      ]),
    );
  }
  if (Array.isArray(value)) {
    return value.map((entry) => toForm(shape.items ?? {}, entry));
  }
  if (isNumber(shape) && typeof value === "number") {
    return String(value).replace(".", ",");
  }
  if (shape.format === "photo" && typeof value === "string") {
    return `${photoFolder}${value}${photoEnding}`;
  }
  return value;
}

/**
 * The form's value as the file has it; the opposite of toForm. Empty optional fields are left out.
 */
export function fromForm(shape: JsonSchema, value: unknown): unknown {
  if (hasFreeKeys(shape) && Array.isArray(value)) {
    const inner = shape.additionalProperties as JsonSchema;
    return Object.fromEntries(
      value
        .filter(isRecord)
        .map(({ [keyField]: key, ...rest }) => [
          String(fromForm(shape.propertyNames ?? {}, key) ?? ""),
          fromForm(inner, inner.type === "object" ? rest : rest["waarde"]),
        ]),
    );
  }
  if (shape.type === "object" && isRecord(value)) {
    const known = Object.keys(shape.properties ?? {}).filter((key) => key in value);
    const others = Object.keys(value).filter(
      (key) => !known.includes(key) && !key.startsWith(ofTheLibrary),
    );
    return Object.fromEntries(
      [...known, ...others]
        .map((key) => [key, fromForm(shape.properties?.[key] ?? {}, value[key])] as const)
        .filter(([key, entry]) => !isBlank(entry) || shape.required?.includes(key)),
    );
  }
  if (Array.isArray(value)) {
    return value.map((entry) => fromForm(shape.items ?? {}, entry));
  }
  if (isNumber(shape) && typeof value === "string") {
    return readNumber(value);
  }
  if (shape.format === "photo" && typeof value === "string") {
    return value.slice(value.lastIndexOf("/") + 1).replace(/\.jpe?g$/i, "");
  }
  return typeof value === "string" ? value.trim() : value;
}

/** Names that stand twice in a list of the form, of which the file could keep one only. */
export function repeatedNames(form: unknown): string[] {
  if (typeof form !== "object" || form === null) {
    return [];
  }
  const inner = Object.values(form);
  const names = inner.flatMap((entry) =>
    isRecord(entry) && keyField in entry ? [entry[keyField]] : [],
  );
  const twice = names.filter((name, i) => names.indexOf(name) < i);
  return [
    ...twice.map((name) => `‘${String(name)}’ staat er twee keer. Kies een andere.`),
    ...inner.flatMap(repeatedNames),
  ];
}

/**
 * A number as it is typed, with a comma or a point; the text itself when it is none, so that the
 * schema refuses it.
 */
function readNumber(text: string): number | string {
  const typed = text.trim().replace(",", ".");
  return typed !== "" && Number.isFinite(Number(typed)) ? Number(typed) : text;
}

const isNumber = ({ type }: JsonSchema) => type === "number" || type === "integer";

const isBlank = (value: unknown) =>
  isEmpty(value) ||
  (isRecord(value) && Object.values(value).every((entry) => entry === undefined || entry === ""));
