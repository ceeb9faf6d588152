import { contentFiles } from "@contractor/core/content-files.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { within } from "@contractor/core/reading/issues.ts";

/** A text as it is in content/, with its names in braces, and its file and field or line. */
interface Text {
  place: string;
  text: string;
}

/** The files that define facts. Texts elsewhere refer to a fact by its name. */
const factFiles = /^(site|content\/(business|claims|prices))\.yaml/;

/**
 * Names whose values other texts may also contain: places and years are those of jobs, units,
 * services, trades and sentences are ordinary words, and what files may be is a bare number.
 */
const ordinaryNames =
  /^business\.(chat|city|country)$|\.(unit|year)$|^(setting|service|trade|files)\./;

/** What a customer said is printed as it was said. */
const quotes = /^content\/reviews\/| › clientQuote › /;

/** What no text may contain, but for those of some places, and what to write instead. */
interface Rule {
  pattern: RegExp;
  except: readonly RegExp[];
  advice: string;
}

/** Where a figure may equal a fact: quotes, legal terms, and the statistics of Google. */
const mayEqual = [
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
  new RegExp(`(?<![\\p{L}\\p{N}.,€]|€ )${RegExp.escape(value)}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, "gu");

/** A text names a fact instead of typing it, so that they stay the same when the fact changes. */
export function rulesOfFacts(
  variables: Iterable<readonly [string, string | undefined]>,
): readonly Rule[] {
  // A single figure is in many texts that are about something else.
  const named = [...variables].filter(
    ([name, value = ""]) => value.length > 1 && !ordinaryNames.test(name),
  );
  const names = Map.groupBy(named, ([, value = ""]) => value);
  return Array.from(names, ([value, [[name = ""] = []]]) => ({
    pattern: asWholeValue(value),
    except: [factFiles, ...mayEqual.flatMap((one) => (one.value.test(value) ? one.place : []))],
    advice: `write {${name}}`,
  }));
}

export const rulesOfLanguage: readonly Rule[] = [
  {
    // Amounts are named, so that they are worked out as the price indication does.
    pattern: /€\s?\d[\d.,]*\d|€\s?\d|\d[\d.,]* euro\b/g,
    except: [factFiles, quotes, /^content\/enquiry\.yaml › .*budget/],
    advice: "name a rate, job, example or bundle",
  },
  {
    pattern: /(?<![\p{L}-])(?:je|jij|jou|jouw|jullie|jezelf)(?![\p{L}-])/giu,
    except: [quotes],
    advice: 'write "u" or "uw"',
  },
  {
    // The spelling check reads "plafond's" as two words. It is right in foto's, pdf's and VvE's.
    pattern:
      /(?<![\p{L}'’])\p{Lu}?(?=\p{Ll}*[aeiou])\p{Ll}*[bcdfghjklmnpqrstvwxze]['’]s(?!\p{L})/gu,
    except: [],
    advice: "write it without an apostrophe",
  },
];

/** What texts contain against these rules, a line for each. */
export function faultsIn(texts: readonly Text[], rules: readonly Rule[]): string[] {
  return texts.flatMap(({ place, text }) =>
    rules
      .filter(({ except }) => !except.some((exception) => exception.test(place)))
      .flatMap(({ pattern, advice }) =>
        (text.match(pattern) ?? []).map((found) => `${place}: "${found}" — ${advice}`),
      ),
  );
}

const amountName = /\{((?:price|example|job|bundle)\.[\w-]+(?:\.(?:range|to|promoted))?)\}/g;

/**
 * The entry that contains the text as a field. A line, or one of many texts in a list, is an entry
 * by itself.
 */
const entryOf = (place: string) =>
  / › (regel )?\d+$/.test(place) ? place : place.replace(/ › [^›]+$/, "");

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
      place: `${file} › regel ${bodyLine + index}`,
      text,
    }));
    return [...textsIn(data, file), ...ofBody];
  });
  const mistakes = [
    ...amountsWithoutVat(texts),
    ...faultsIn(texts, [...rulesOfLanguage, ...rulesOfFacts(content.variables())]),
  ];
  for (const line of mistakes) {
    console.error(line);
  }
  if (mistakes.length > 0) {
    process.exitCode = 1;
  }
}
