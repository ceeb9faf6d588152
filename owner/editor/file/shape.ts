import { readFigure } from "@contractor/core/reading/resolve.ts";
import { hasFreeKeys, isEmpty, isRecord, type JsonSchema, keyField } from "#editor/formats.ts";

/** The beginning of the keys that Sveltia adds to entries of a list. */
const sveltiaPrefix = "__sc_";
const photoFolder = "/photos/";
const photoEnding = ".jpg";

/**
 * Converts a file's value to the form's: numbers get a comma, photographs become paths and free
 * keys become a list of entries. Values that the schema does not know stay the same.
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
 * Converts the form's value to the file's; the opposite of toForm. Empty optional fields are left
 * out.
 */
export function fromForm(shape: JsonSchema, value: unknown): unknown {
  if (hasFreeKeys(shape) && Array.isArray(value)) {
    const inner = shape.additionalProperties as JsonSchema;
    return Object.fromEntries(
      value
        .filter(isRecord)
        .map(({ [keyField]: key, ...fields }) => [
          String(fromForm(shape.propertyNames ?? {}, key) ?? ""),
          fromForm(inner, inner.type === "object" ? fields : fields.waarde),
        ]),
    );
  }
  if (shape.type === "object" && isRecord(value)) {
    const known = Object.keys(shape.properties ?? {}).filter((key) => key in value);
    const others = Object.keys(value).filter(
      (key) => !known.includes(key) && !key.startsWith(sveltiaPrefix),
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
    return readFigure(value);
  }
  if (shape.format === "photo" && typeof value === "string") {
    return value.slice(value.lastIndexOf("/") + 1).replace(/\.jpe?g$/i, "");
  }
  return typeof value === "string" ? value.trim() : value;
}

/** Names that occur twice in a list of the form. The file could only keep one of them. */
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

const isNumber = ({ type }: JsonSchema) => type === "number" || type === "integer";

const isBlank = (value: unknown) =>
  isEmpty(value) ||
  (isRecord(value) && Object.values(value).every((entry) => entry === undefined || entry === ""));
