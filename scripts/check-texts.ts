import { globSync } from "node:fs";
import { within } from "#data/lib/issues.ts";
import { readSource } from "#data/lib/source.ts";
import { variables } from "#data/load.ts";

/**
 * A text as it stands in content/, its names in braces not filled in, and its file and field or
 * line.
 */
interface Text {
  place: string;
  text: string;
}

/** Where facts are written: everywhere else they are named. */
const homes = /^content\/(business|claims|prices)\.yaml/;

/**
 * Names whose values texts may have of their own: places are where jobs were, units and sentences
 * are plain words.
 */
const ordinary = /^business\.(city|country)$|\.unit$|^setting\./;

/**
 * Values that only look like a fact: what customers say, terms of the law, and the statistics of
 * Google.
 */
const chance = [
  { place: /^content\/reviews\/| › clientQuote › /, value: /./ },
  {
    place:
      /^content\/(pages\/(privacy-policy|terms-of-service|modelformulier-herroeping)\.md|settings\.yaml)/,
    value: /^\d+ (dagen|weken|jaar)$/,
  },
  { place: /^content\/settings\.yaml/, value: /^Google$/ },
];

/** The value by itself: "5 jaar" is not in "15 jaar". */
const alone = (value: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,€]|€ )${RegExp.escape(value)}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, "gu");

/**
 * Facts that a text has typed out instead of naming them, so that they stay behind when the fact
 * changes.
 */
export function typedFacts(
  texts: readonly Text[],
  variables: Iterable<readonly [string, string | undefined]>,
): string[] {
  const named = [...variables].filter(([name, value]) => value && !ordinary.test(name));
  const facts = [...Map.groupBy(named, ([, value]) => value ?? "")]
    // The longest first, so that a price per square metre is not also told as a price.
    .sort(([a], [b]) => b.length - a.length)
    .map(([value, names]) => ({
      value,
      names: names.map(([name]) => `{${name}}`),
      pattern: alone(value),
    }));
  return texts
    .filter(({ place }) => !homes.test(place))
    .flatMap(({ place, text }) => {
      let rest = text;
      return facts.flatMap(({ value, names, pattern }) => {
        const isTyped = rest.search(pattern) !== -1;
        rest = rest.replaceAll(pattern, "");
        if (!isTyped || chance.some((one) => one.place.test(place) && one.value.test(value))) {
          return [];
        }
        return [`${place}: "${value}" is typed by hand — write ${names.slice(0, 3).join(" or ")}`];
      });
    });
}

const amountName = /\{((?:price|example)\.[\w-]+(?:\.(?:range|to))?)\}/g;

/**
 * The entry that a text is a field of; a line, or one of many texts below each other, is by itself.
 */
const entryOf = (place: string) =>
  / › (line )?\d+$/.test(place) ? place : place.replace(/ › [^›]+$/, "");

/**
 * Amounts without VAT that no amount with VAT stands beside, in the same text or another field of
 * its entry.
 */
export function amountsWithoutVat(texts: readonly Text[]): string[] {
  const entries = Map.groupBy(texts, ({ place }) => entryOf(place));
  return texts.flatMap(({ place, text }) =>
    [...new Set([...text.matchAll(amountName)].map(([, name = ""]) => name))]
      .filter(
        (name) =>
          !entries.get(entryOf(place))?.some((each) => each.text.includes(`{${name}.incl}`)),
      )
      .map(
        (name) =>
          `${place}: {${name}} stands there without VAT alone — write {${name}.incl} beside it`,
      ),
  );
}

function textsIn(data: unknown, place: string): Text[] {
  if (typeof data === "string") {
    return [{ place, text: data }];
  }
  if (typeof data !== "object" || data === null) {
    return [];
  }
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, within(place, Array.isArray(data) ? Number(key) : key)),
  );
}

// Prints each fact that a text in content/ has typed out and each amount that stands there without
// its VAT, a line each, and ends with status 1 when there is one. What is wrong and not only ill
// said, check-content.ts finds.
if (import.meta.main) {
  const files = globSync("content/**/*.{yaml,md}").sort();
  const texts = files.flatMap((file): Text[] => {
    const { data, body, bodyLine } = readSource(file, ".");
    const lines = body.split("\n");
    const ofBody = lines.map((text, index) => ({
      place: `${file} › line ${bodyLine + index}`,
      text,
    }));
    return [...textsIn(data, file), ...ofBody];
  });
  const mistakes = [...amountsWithoutVat(texts), ...typedFacts(texts, variables())];
  for (const line of mistakes) {
    console.error(line);
  }
  if (mistakes.length > 0) {
    process.exitCode = 1;
  }
}
