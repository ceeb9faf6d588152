import type { Text } from "./read-texts.ts";
import { allowances, has, isAt, type Rules } from "./rules.ts";

/** What a name in braces stands for; undefined where the firm has none. */
export type Facts = ReadonlyMap<string, string | undefined>;

const escaped = (value: string) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The value by itself: "5 jaar" is not in "15 jaar". */
const alone = (value: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,€]|€ )${escaped(value)}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, "u");

/** Facts that a text has typed out instead of naming them, so that they stay behind when the fact changes. */
export function typedByHand(texts: readonly Text[], facts: Facts, rules: Rules["facts"]): string[] {
  const names = new Map<string, string[]>();
  for (const [name, value] of facts) {
    if (value === undefined || rules.unlike.some((each) => has(each.names, name))) continue;
    names.set(value, [...(names.get(value) ?? []), `{${name}}`]);
  }
  // The longest first, so that a price per square metre is not also told as a price.
  const values = [...names]
    .sort(([a], [b]) => b.length - a.length)
    .map(([value, called]) => ({ value, called, pattern: alone(value) }));
  const away = texts.filter(({ file }) => !has(rules.homes, file));
  return away.flatMap((text) => {
    let rest = text.text;
    return values.flatMap(({ value, called, pattern }) => {
      if (!pattern.test(rest)) return [];
      rest = rest.replaceAll(new RegExp(pattern, "gu"), "");
      if (rules.chance.some((each) => has(each.values, value) && isAt(each, text))) return [];
      const [shown, more] = [
        called.slice(0, 3).join(" or "),
        called.length > 3 ? " or another with that value" : "",
      ];
      return [`${text.file} › ${text.field}: "${value}" is typed by hand — write ${shown}${more}`];
    });
  });
}

const amount = /\{((?:price|example)\.[\w-]+(?:\.(?:range|to))?)\}/g;

/** Amounts without VAT that no amount with VAT stands beside, in the same text. */
export function withoutCounterpart(texts: readonly Text[], rules: Rules["amounts"]): string[] {
  const allowed = allowances(rules.allowed, "amounts › allowed");
  const lines = texts.flatMap((text) =>
    [...new Set([...text.text.matchAll(amount)].map(([, name = ""]) => name))].flatMap((name) => {
      const counterpart = `{${name}.incl}`;
      if (text.text.includes(counterpart)) return [];
      if (allowed.cover((each) => each.text === `{${name}}` && isAt(each, text))) return [];
      return [
        `${text.file} › ${text.field}: {${name}} stands there without VAT alone — write ${counterpart} beside it`,
      ];
    }),
  );
  return [...lines, ...allowed.unused()];
}
