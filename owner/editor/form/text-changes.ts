import { isDeepStrictEqual } from "node:util";
import { valueIn } from "#owner/editor/file/file-format.ts";
import type { FormField } from "#owner/editor/formats.ts";
import { isRecord } from "#owner/editor/values.ts";
import { fieldAt, fileLabel } from "./breadcrumbs.ts";
import type { EditorConfig } from "./current-config.ts";

type Text = string | undefined;

/**
 * A change in a file, in the owner's words: where it is, the old text and the new text. A text is
 * undefined where there was no file.
 */
export function changesIn(config: EditorConfig, path: string, before: Text, after: Text): string[] {
  // Without a form in the editor: a photograph, the logo, and what an owner keeps of the
  // demonstration.
  const [, folder = "", file] = /^(photos\/|public\/|content\/(?=\.))(.+)$/.exec(path) ?? [];
  if (file) {
    const kind = folder === "photos/" ? "Foto" : "Bestand";
    const what = before === undefined ? "toegevoegd" : "gewijzigd";
    return [`${kind} ${file}: ${after === undefined ? "weggehaald" : what}`];
  }
  const old = before === undefined ? undefined : valueIn(before);
  const value = after === undefined ? undefined : valueIn(after);
  const name = fileLabel(config, path, value ?? old);
  if (old === undefined) {
    return [`${name}: toegevoegd`];
  }
  if (value === undefined) {
    return [`${name}: weggehaald`];
  }
  return differences(old, value).map(({ place, before, after }) => {
    const { label, field } = fieldAt(config, path, place, value);
    return `${name} › ${label}\n  was: ${shown(before, field)}\n  nu:  ${shown(after, field)}`;
  });
}

interface Difference {
  place: (string | number)[];
  before: unknown;
  after: unknown;
}

function differences(old: unknown, value: unknown, place: Difference["place"] = []): Difference[] {
  if (isDeepStrictEqual(old, value)) {
    return [];
  }
  if (isRecord(old) && isRecord(value)) {
    const keys = new Set([...Object.keys(old), ...Object.keys(value)]);
    return [...keys].flatMap((key) => differences(old[key], value[key], [...place, key]));
  }
  if (Array.isArray(old) && Array.isArray(value)) {
    if (old.length === value.length) {
      return value.flatMap((entry, i) => differences(old[i], entry, [...place, i]));
    }
    const removed = old.filter((entry) => !includes(value, entry));
    const added = value.filter((entry) => !includes(old, entry));
    return [{ place, before: removed, after: added }];
  }
  if (typeof old === "string" && typeof value === "string") {
    const [before, after] = changedSentences(old, value);
    return [{ place, before, after }];
  }
  return [{ place, before: old, after: value }];
}

const includes = (list: readonly unknown[], value: unknown) =>
  list.some((entry) => isDeepStrictEqual(entry, value));

/** The sentences of two texts that differ, from the first to the last of them. */
function changedSentences(old: string, value: string): [string, string] {
  const before = splitSentences(old);
  const after = splitSentences(value);
  while (before.length > 0 && before[0] === after[0]) {
    before.shift();
    after.shift();
  }
  while (before.length > 0 && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  return [before.join(" "), after.join(" ")];
}

const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);

/** A value as its form shows it: a choice by its label, an entry of a list by its title. */
function shown(value: unknown, field: Partial<FormField> = {}): string {
  if (value === undefined || value === null || value === "") {
    return "(leeg)";
  }
  if (typeof value === "number") {
    return String(value).replace(".", ",");
  }
  if (typeof value === "boolean") {
    return value ? "ja" : "nee";
  }
  if (Array.isArray(value)) {
    const entry = field.field ?? field;
    return value.length === 0 ? "(niets)" : value.map((one) => shown(one, entry)).join("; ");
  }
  if (isRecord(value)) {
    const title = /\{\{fields\.(\w+)\}\}/.exec(field.summary ?? "")?.[1];
    const named = title === undefined ? undefined : value[title];
    return typeof named === "string" ? named : fieldsShown(value, field);
  }
  const options = (field.options ?? []) as (string | { value: string; label: string })[];
  const chosen = options.find((option) => typeof option === "object" && option.value === value);
  return typeof chosen === "object" ? chosen.label : String(value);
}

const fieldsShown = (value: Record<string, unknown>, { fields = [] }: Partial<FormField>) =>
  Object.entries(value)
    .filter(([, part]) => typeof part !== "object")
    .map(([key, part]) => {
      const inner = fields.find(({ name }) => name === key);
      return `${inner?.label ?? key}: ${shown(part, inner)}`;
    })
    .join(", ");
