import type { Readable, Writable } from "node:stream";
import { confirm, isCancel, log, select, text } from "@clack/prompts";
import type { z } from "zod";
import { type Texts, fill } from "./texts.ts";

/** The terminal that the questions are asked on. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/** The person at the terminal has pressed Ctrl-C. */
export class Cancelled extends Error {}

interface TextQuestion<Value> {
  ask: string;
  /** What to do when the answer cannot be used. */
  wrong: string;
  /** What Enter alone answers. */
  today?: string | undefined;
  /** What is kept of an answer; undefined refuses it. */
  read: (typed: string) => Value | undefined;
}

/** Asks one thing at a time, and again until the answer can be used. */
export class Asker {
  private readonly terminal: Terminal;
  private readonly texts: Texts;

  constructor(terminal: Terminal, texts: Texts) {
    this.terminal = terminal;
    this.texts = texts;
  }

  async text<Value>({ ask, wrong, today, read }: TextQuestion<Value>): Promise<Value> {
    const kept = (typed: string | undefined) => read(typed || today || "");
    const answer = await text({
      ...this.terminal,
      message: ask,
      placeholder: today,
      defaultValue: today,
      validate: (typed) =>
        kept(typed) === undefined
          ? `${fill(this.texts.impossible, { value: typed || today || "…" })}: ${wrong}`
          : undefined,
    });
    return kept(this.answered<string>(answer)) as Value;
  }

  async yes(ask: string, today: boolean): Promise<boolean> {
    const { yes: active, no: inactive } = this.texts;
    return this.answered<boolean>(
      await confirm({ ...this.terminal, message: ask, initialValue: today, active, inactive }),
    );
  }

  async choice<Value extends string>(
    ask: string,
    options: { value: Value; label: string }[],
    today: Value,
  ): Promise<Value> {
    return this.answered<string>(
      await select<string>({
        ...this.terminal,
        message: ask,
        options,
        initialValue: today,
        showInstructions: false,
      }),
    ) as Value;
  }

  /** Says what the next questions are about. */
  heading(words: string): void {
    log.step(words, { output: this.terminal.output });
  }

  private answered<Value>(answer: Value | symbol): Value {
    if (isCancel(answer)) throw new Cancelled();
    return answer as Value;
  }
}

/** Reads a typed answer by a schema. */
export function by<Schema extends z.ZodType>(
  schema: Schema,
): (typed: string) => z.output<Schema> | undefined {
  return (typed) => {
    const result = schema.safeParse(typed);
    return result.success ? result.data : undefined;
  };
}
