import { contentFiles } from "#data/content-files.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { within } from "#data/reading/issues.ts";

/** A text as it is in content/, with its names in braces, and its file and field or line. */
interface Text {
  place: string;
  text: string;
}

/** The files that define facts. Texts elsewhere refer to a fact by its name. */
const factFiles = /^(site|content\/(business|claims|prices))\.yaml/;

/**
 * Names whose values other texts may also contain: places and years are those of jobs, and
 * units, services and sentences are ordinary words.
 */
const ordinaryNames = /^business\.(chat|city|country)$|\.(unit|year)$|^(setting|service)\./;

/** What a customer said is printed as it was said. */
const quotes = /^content\/reviews\/| › clientQuote › /;

/**
 * Texts that may contain a figure that equals a fact: quotes of customers, legal terms, and the
 * statistics of Google.
 */
const exceptions = [
  { place: quotes, value: /./ },
  {
    place:
      /^content\/(pages\/(privacy-policy|terms-of-service|modelformulier-herroeping)\.md|settings\.yaml)/,
    value: /^\d+ (dagen|weken|jaar)$/,
  },
  { place: /^content\/settings\.yaml/, value: /^Google$/ },
];

/** Matches the value as a whole: "5 jaar" is not in "15 jaar". */
const asWholeValue = (value: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,€]|€ )${RegExp.escape(value)}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, "u");

/**
 * Facts that a text has typed instead of named, so that they stay the same when the fact changes.
 */
export function typedFacts(
  texts: readonly Text[],
  variables: Iterable<readonly [string, string | undefined]>,
): string[] {
  const named = [...variables].filter(([name, value]) => value && !ordinaryNames.test(name));
  const facts = Array.from(
    Map.groupBy(named, ([, value = ""]) => value),
    ([value, names]) => ({
      value,
      advice: names
        .map(([name]) => `{${name}}`)
        .slice(0, 3)
        .join(" or "),
      pattern: asWholeValue(value),
    }),
  );
  return texts
    .filter(({ place }) => !factFiles.test(place))
    .flatMap(({ place, text }) => {
      const typed = facts.filter(
        ({ value, pattern }) =>
          pattern.test(text) &&
          !exceptions.some((one) => one.place.test(place) && one.value.test(value)),
      );
      return typed.map(
        ({ value, advice }) => `${place}: "${value}" is typed by hand — write ${advice}`,
      );
    });
}

const amountName = /\{((?:price|example|job|bundle)\.[\w-]+(?:\.(?:range|to|promoted))?)\}/g;

/**
 * The entry that contains the text as a field. A line, or one of many texts in a list, is an entry
 * by itself.
 */
const entryOf = (place: string) =>
  / › (line )?\d+$/.test(place) ? place : place.replace(/ › [^›]+$/, "");

/**
 * Amounts without VAT that have no amount with VAT in the same text or another field of its entry.
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
        (name) => `${place}: {${name}} is only given without VAT — write {${name}.incl} beside it`,
      ),
  );
}

/**
 * Amounts that a text has typed. A rate, what a job costs and what one came to in the past are
 * named, so that they are worked out as the price indication does.
 */
export function typedAmounts(texts: readonly Text[]): string[] {
  return texts
    .filter(({ place }) => !factFiles.test(place) && !quotes.test(place))
    .filter(({ place }) => !/^content\/enquiry\.yaml › .*budget/.test(place))
    .flatMap(({ place, text }) =>
      [...text.matchAll(/€\s?\d[\d.,]*\d|€\s?\d|\d[\d.,]* euro\b/g)].map(
        ([amount]) =>
          `${place}: "${amount}" is typed by hand — name a rate, job, example or bundle`,
      ),
    );
}

const informal = /(?<![\p{L}-])(?:je|jij|jou|jouw|jullie|jezelf)(?![\p{L}-])/giu;

// The spelling check reads "plafond's" as two words. It is right in foto's, pdf's and VvE's.
const wrongPlural =
  /(?<![\p{L}'’])\p{Lu}?(?=\p{Ll}*[aeiou])\p{Ll}*[bcdfghjklmnpqrstvwxze]['’]s(?!\p{L})/gu;

/** What no spelling check sees: "je" instead of "u", and a plural with a wrong apostrophe. */
export function languageFaults(texts: readonly Text[]): string[] {
  return texts.flatMap(({ place, text }) => {
    const informalWords = quotes.test(place) ? [] : (text.match(informal) ?? []);
    const plurals = text.match(wrongPlural) ?? [];
    return [
      ...informalWords.map((word) => `${place}: "${word}" — write "u" or "uw"`),
      ...plurals.map((word) => `${place}: "${word}" — write it without an apostrophe`),
    ];
  });
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

// Prints each fact and amount in content/ that was typed instead of named, each amount without its
// VAT and each fault of language, one a line, and ends with status 1 if there is one.
// check-content.ts finds mistakes; this script finds texts that could be better.
if (import.meta.main) {
  const content = openContent(onDisk());
  const files = contentFiles.flatMap((file) => content.pathsOf(file)).sort();
  const texts = files.flatMap((file): Text[] => {
    const { data, body, bodyLine } = content.source(file);
    const lines = body.split("\n");
    const ofBody = lines.map((text, index) => ({
      place: `${file} › line ${bodyLine + index}`,
      text,
    }));
    return [...textsIn(data, file), ...ofBody];
  });
  const mistakes = [
    ...amountsWithoutVat(texts),
    ...typedAmounts(texts),
    ...typedFacts(texts, content.variables()),
    ...languageFaults(texts),
  ];
  for (const line of mistakes) {
    console.error(line);
  }
  if (mistakes.length > 0) {
    process.exitCode = 1;
  }
}
