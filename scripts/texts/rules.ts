import { z } from "zod";

const text = z.string().min(1);
const count = z.number().int().positive();

/** A regular expression over what is written in content/, whatever its capitals. */
const pattern = text.transform((source, context) => {
  try {
    return new RegExp(source, "giu");
  } catch (error) {
    context.addIssue((error as Error).message);
    return z.NEVER;
  }
});

/** Where a rule looks: a pattern of the file and one of the field; everywhere when left out. */
const where = { files: pattern.optional(), fields: pattern.optional() };

/** What scripts/texts/rules.yaml holds; what each part is for, it says itself. */
export const rulesSchema = z.strictObject({
  spokenByOthers: z.array(z.strictObject(where)),
  repeats: z.strictObject({
    sentence: count,
    run: count,
    except: z.array(z.strictObject({ ...where, why: text })),
    allowed: z.array(z.strictObject({ text, why: text })),
  }),
  phrases: z.array(z.strictObject({ ...where, name: text, pattern, most: count, instead: text })),
  never: z.array(z.strictObject({ ...where, pattern, instead: text })),
  amounts: z.strictObject({ allowed: z.array(z.strictObject({ ...where, text, why: text })) }),
  facts: z.strictObject({
    homes: pattern,
    unlike: z.array(z.strictObject({ names: pattern, why: text })),
    chance: z.array(z.strictObject({ ...where, values: pattern, why: text })),
  }),
});
export type Rules = z.output<typeof rulesSchema>;

interface Place {
  files?: RegExp | undefined;
  fields?: RegExp | undefined;
}

/** Whether a pattern is found; it has no memory, as a global one otherwise has. */
export function has(pattern: RegExp, value: string): boolean {
  return value.search(pattern) !== -1;
}

/** Whether a text stands where a rule looks. */
export function isAt({ files, fields }: Place, text: { file: string; field: string }): boolean {
  return (!files || has(files, text.file)) && (!fields || has(fields, text.field));
}

/** What a rule lets pass, and which of it nothing asked for: that would hide the next mistake. */
export function allowances<Allowed extends { text: string }>(list: readonly Allowed[], part: string) {
  const used = new Set<Allowed>();
  return {
    cover(isMeant: (allowed: Allowed) => boolean): boolean {
      const meant = list.filter(isMeant);
      for (const allowed of meant) used.add(allowed);
      return meant.length > 0;
    },
    unused(): string[] {
      return list
        .filter((allowed) => !used.has(allowed))
        .map(
          ({ text }) => `scripts/texts/rules.yaml › ${part}: nothing needs "${text}" any more — take it out`,
        );
    },
  };
}
