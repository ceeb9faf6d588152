import { existsSync, globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { contentFiles } from "#data/content-files.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { schemaAt, unwrap } from "#data/reading/schema-at.ts";
import { splitFrontMatter } from "#data/reading/source.ts";
import { validate } from "#data/reading/validate.ts";
import { needsOf } from "#data/variables.ts";
import { fromForm, toForm } from "./file/shape.ts";
import { currentConfig } from "./form/current-config.ts";
import { type Form, type FormField, formatFor, isRecord, keyField } from "./formats.ts";

// A rule that an owner meets in two places is one rule: what the check of the content accepts, a
// form of the editor accepts, and what it refuses, the form refuses.

const { cms, formats } = currentConfig();
const ownContent = openContent(onDisk());
const context = { variables: ownContent.variables(), needs: needsOf(ownContent.raw) };

type Keys = readonly (string | number)[];

function withValue(data: unknown, [key, ...below]: Keys, value: unknown): unknown {
  if (key === undefined) {
    return value;
  }
  const inner = withValue((data as Record<string, unknown> | undefined)?.[key], below, value);
  return Array.isArray(data)
    ? data.with(Number(key), inner)
    : { ...(data as object), [key]: inner };
}

const valueAt = (data: unknown, keys: Keys): string =>
  String(keys.reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], data) ?? "");

const typed = new Set([undefined, "string", "text"]);

function* typedFields(
  fields: readonly FormField[],
  form: unknown,
  keys: Keys = [],
  inFile: Keys = [],
): Generator<{ field: FormField; keys: Keys; inFile: Keys }> {
  for (const field of fields) {
    const { name, widget, field: one, fields: several } = field;
    const value = isRecord(form) ? form[name] : undefined;
    const at = { keys: [...keys, name], inFile: [...inFile, name] };
    if (widget === "object" && isRecord(value)) {
      yield* typedFields(several ?? [], value, at.keys, at.inFile);
    } else if (widget === "list" && Array.isArray(value) && value.length > 0) {
      const [first] = value;
      if (isRecord(first) && keyField in first) {
        const key = [...at.inFile, String(first[keyField]).replace(/^.*\/|\.jpg$/g, "")];
        const others = (several ?? []).filter(
          (each) => each.name !== keyField && each.name !== "waarde",
        );
        yield* typedFields(others, first, [...at.keys, 0], key);
      } else if (several) {
        yield* typedFields(several, first, [...at.keys, 0], [...at.inFile, 0]);
      } else if (one && typed.has(one.widget as string | undefined)) {
        yield { field: one, keys: [...at.keys, 0], inFile: [...at.inFile, 0] };
      }
    } else if (typed.has(widget as string | undefined) && !["controle", "body"].includes(name)) {
      yield { field, ...at };
    }
  }
}

const sentences = [
  "ja",
  "een dag of twee",
  "Een gewone zin van meer dan vijftig tekens, voor velden die lang moeten zijn.",
  "geen idee",
  "12",
  "12,5",
  "12.5",
  "10%",
  "80 m²",
  "-3",
  "#E9A23B",
  "e9a23b",
  "groen",
  "31-1-2027",
  "half 8",
  "08:00",
  "010 - 123 45 67",
  "+49 30 1234567",
  "www.bedrijf.nl",
  "https://bedrijf.nl/pad",
  "info@bedrijf.nl",
  "9,1 van 10",
];

/** What an owner may type in a field: anything, and what has its form in other ways of writing. */
function draws(schema: z.core.$ZodType): string[] {
  const { pattern } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const wellFormed = pattern && !/\(\?[!=<]/.test(pattern) ? new RegExp(pattern) : undefined;
  const drawn = wellFormed
    ? fc.sample(fc.stringMatching(wellFormed), { numRuns: 8, seed: 1 }).map((one) => one.trim())
    : [];
  const written = drawn.flatMap((one) => [
    one,
    one.toUpperCase(),
    one.toLowerCase(),
    one.replace(/(?<=..)(?=..$)/, " "),
  ]);
  return [...new Set([...sentences, ...written])].filter((one) => one.trim() !== "");
}

/** Whether Sveltia lets this text be saved, as far as the field by itself is concerned. */
function passesField({ pattern, type }: FormField, text: string): boolean {
  return type === undefined && (!Array.isArray(pattern) || new RegExp(pattern[0]).test(text));
}

const fileOf = (form: Form & { file?: string; folder?: string }) =>
  form.file ?? globSync(`${form.folder}/*`).sort()[0] ?? "";

const forms = cms.collections
  .flatMap((collection): (Form & { file?: string })[] => collection.files ?? [collection])
  .map((form) => [fileOf(form), form] as const)
  .filter(([file]) => existsSync(file));

/** One schema in many fields is one rule. */
const seen = new Set<unknown>([undefined]);

test.each(forms)(
  "the form of %s accepts what the check accepts, and nothing else",
  (file, form) => {
    const { schema: shape, pattern } = formatFor(formats, file);
    const text = readFileSync(file, "utf8");
    const data: unknown = parse(splitFrontMatter(text)?.yaml ?? text);
    const folder = file.replace(/[^/]+(\.\w+)$/, "*$1");
    const content = contentFiles.find(({ path }) => [file, pattern, folder].includes(path));
    const schema: z.ZodType = content?.schema ?? z.never();
    const isValid = (value: unknown) => validate(file, schema, value, context).issues.length === 0;
    expect(isValid(data), file).toBe(true);
    const inForm = toForm(shape, data);
    for (const { field, keys, inFile } of typedFields(form.fields, inForm)) {
      const leaf = schemaAt(schema, inFile, data);
      const rule = leaf && unwrap(leaf);
      const isNew = !seen.has(rule);
      const today = valueAt(inForm, keys);
      expect({ field: inFile, saves: today === "" || passesField(field, today) }).toEqual({
        field: inFile,
        saves: true,
      });
      const isRequired = field.required !== false && !isValid(withValue(data, inFile, ""));
      expect({ field: inFile, required: field.required !== false }).toEqual({
        field: inFile,
        required: isRequired,
      });
      seen.add(rule);
      for (const typing of rule && isNew ? draws(rule) : []) {
        const verdicts = {
          check: isValid(withValue(data, inFile, typing)),
          form:
            passesField(field, typing) && isValid(fromForm(shape, withValue(inForm, keys, typing))),
        };
        const place = `${inFile.join(" › ")}: ${typing}`;
        expect({ place, ...verdicts }).toEqual({
          place,
          check: verdicts.check,
          form: verdicts.check,
        });
      }
    }
  },
);
