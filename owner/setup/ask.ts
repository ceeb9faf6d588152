import type { Readable, Writable } from "node:stream";
import { confirm, isCancel, log, select, text } from "@clack/prompts";
import { z } from "zod";
import { variantOf } from "#data/reading/schema-at.ts";
import { isRecord } from "#owner/editor/values.ts";
import { type Answers, answersSchema, mistakesOf, named } from "./answers.ts";
import { tidied } from "./tidy.ts";

export class Cancelled extends Error {}

type Part = Record<string, unknown>;

/** The initials of a firm: "THZS" for "'t Hoff & Zoon's Stukadoors". */
const initials = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^A-Za-z\s-]/g, "")
    .replace(/\B\w|\W/g, "")
    .slice(0, 4)
    .toUpperCase();

/** Proposals for a new firm, where they follow from earlier answers. */
const proposals: Record<string, (answers: Part) => unknown> = {
  legalName: ({ name }) => name,
  referencePrefix: ({ name }) => initials(`${name}`),
  recipient: ({ email }) => email,
};

/** Answers that may be the same for another firm. */
const common = ["priceRange", "openingHours", "sending", "demo"];

/** The answer that leaves a field out, or ends a list. */
const none = "-";

function written(value: unknown): string | undefined {
  if (value === undefined) {
    return undefined;
  }
  return Array.isArray(value) ? value.join(", ") : `${value}`.replace(/^(-?\d+)\.(?=\d+$)/, "$1,");
}

function read(schema: z.ZodType, typed: string, field: string): unknown {
  if (schema instanceof z.ZodArray) {
    return typed.split(",").map((entry) => entry.trim());
  }
  if (schema instanceof z.ZodNumber) {
    return Number(typed.replace(",", "."));
  }
  return tidied(typed, field);
}

function answered<Value>(value: Value | symbol): Value {
  if (isCancel(value)) {
    throw new Cancelled();
  }
  return value as Value;
}

/** Asks all questions, one at a time. Enter accepts the proposal. */
export async function askAll(
  terminal: { input: Readable; output: Writable },
  today: Answers,
): Promise<Answers> {
  const all: Part = {};
  const isOther = () => all.name !== undefined && all.name !== today.name;

  /**
   * A question is the editor's label of the field, after the label of the group that it belongs to,
   * such as "Persoon 2: Voornaam".
   */
  function messageFor(path: readonly string[]): string {
    const { label, hint } = named(path);
    const part = path.length > 1 ? `${groupName(path.slice(0, -1))}: ` : "";
    return `${part}${label}${hint ? ` (${hint})` : ""}`;
  }

  function groupName(path: readonly string[]): string {
    const { label, singular } = named(path);
    const number = path.at(-1) ?? "";
    return /^\d+$/.test(number) ? `${singular ?? label} ${number}` : label;
  }

  async function askLine(schema: z.ZodType, path: string[], known: unknown, canEnd: boolean) {
    const proposed = written(known) ?? (canEnd ? none : undefined);
    const wanted = (typed: string | undefined) => {
      const line = typed || proposed || "";
      return canEnd && line === none ? undefined : read(schema, line, path.at(-1) ?? "");
    };
    const typed = await text({
      ...terminal,
      message: `${messageFor(path)}${canEnd ? ` Geen? Typ ${none}` : ""}`,
      placeholder: proposed,
      defaultValue: proposed,
      validate: (line) => {
        const value = wanted(line);
        return value === undefined ? undefined : mistakesOf(schema, value, path)[0]?.sentence;
      },
    });
    return wanted(answered<string>(typed));
  }

  async function askFields(shape: z.ZodRawShape, path: string[], known: unknown, canEnd: boolean) {
    const fields: Part = path.length === 0 ? all : {};
    for (const [index, [name, schema]] of Object.entries(shape).entries()) {
      const isKept = !isOther() || common.includes(path[0] ?? name);
      const before = isKept && isRecord(known) ? known[name] : undefined;
      const today = isOther() ? (proposals[name]?.(all) ?? before) : before;
      const ends = canEnd && index === 0;
      const value = await ask(schema as z.ZodType, [...path, name], today, ends);
      if (value !== undefined) {
        fields[name] = value;
      } else if (ends) {
        return undefined;
      }
    }
    return fields;
  }

  async function askList({ shape }: z.ZodObject, path: string[], known: unknown) {
    const entries: unknown[] = [];
    for (;;) {
      const today = Array.isArray(known) ? known[entries.length] : undefined;
      const entry = await askFields(shape, [...path, `${entries.length + 1}`], today, true);
      if (!entry) {
        return entries;
      }
      entries.push(entry);
    }
  }

  /** Asks which variant applies, and then its fields, until they are valid together. */
  async function askVariant(union: z.ZodDiscriminatedUnion, path: string[], known: unknown) {
    const which = variantOf(union, undefined) as z.ZodObject;
    const variant = variantOf(
      union,
      await askFields(which.shape, path, known, false),
    ) as z.ZodObject;
    for (;;) {
      const fields = await askFields(variant.shape, path, known, false);
      const [mistake] = mistakesOf(variant, fields, path);
      if (!mistake) {
        return fields;
      }
      log.error(mistake.sentence, { output: terminal.output });
    }
  }

  async function ask(
    schema: z.ZodType,
    path: string[],
    known: unknown,
    canEnd: boolean,
  ): Promise<unknown> {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
      return ask(schema.unwrap() as z.ZodType, path, known, true);
    }
    if (schema instanceof z.ZodLiteral) {
      return schema.value;
    }
    if (schema instanceof z.ZodDiscriminatedUnion) {
      return askVariant(schema, path, known);
    }
    if (schema instanceof z.ZodObject) {
      return askFields(schema.shape, path, known, canEnd);
    }
    if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
      return askList(schema.element, path, known);
    }
    const question = { ...terminal, message: messageFor(path) };
    if (schema instanceof z.ZodBoolean) {
      return answered(
        await confirm({ ...question, initialValue: known === true, active: "Ja", inactive: "Nee" }),
      );
    }
    if (!(schema instanceof z.ZodEnum)) {
      return askLine(schema, path, known, canEnd);
    }
    const options = schema.options.map((value) => ({
      value: `${value}`,
      label: named([...path, `=${value}`]).label,
    }));
    // Its instructions are in English.
    const list = { options, initialValue: String(known), showInstructions: false };
    return answered(await select({ ...question, ...list }));
  }

  return (await askFields(answersSchema.shape, [], today, false)) as Answers;
}
