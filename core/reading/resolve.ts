import { distance } from "fastest-levenshtein";
import { asFields } from "./content-file.ts";
import { type Issue, meant } from "./issues.ts";
import { withoutLinksTo } from "./links.ts";

/**
 * The names that texts may use in braces, with their values. A value is undefined when the firm
 * does not have it, such as a partner.
 */
export type Variables = ReadonlyMap<string, string | undefined>;

/** What filling in and validation need besides the schema of a file. */
export interface Context {
  /** Without them, as while a file with facts has a mistake, names in braces are left alone. */
  variables?: Variables | undefined;
  /** Whether a page does not exist any more: a link to it is replaced by its text. */
  isRemoved?: ((path: string) => boolean) | undefined;
  /** What blocks may need (`needs:`), and whether the firm has it. */
  needs?: ReadonlyMap<string, boolean> | undefined;
  /** Returns the mistake in a reference, or undefined when there is none. */
  checkRef?: ((kind: string, name: string) => string | undefined) | undefined;
  /** Gets what would not look good, and what is left out because what it names is gone. */
  advice?: Issue[] | undefined;
}

/** The same for one file, with the mistakes that are found on the way. */
export interface Reading extends Context {
  issues: Issue[];
}

const braced = /\{([^{}]*)\}/g;

/** Whether a name is of work that the firm does not do, and no slip in one of its own names. */
const isOtherWork = (name: string, variables: Variables) =>
  /^(service|trade)\./.test(name) && [...variables.keys()].every((own) => distance(own, name) > 1);

/** The first name in a text of what the firm lacks. */
const emptyNameIn = (text: string, variables: Variables): string | undefined =>
  Array.from(text.matchAll(braced), ([, name = ""]) => name)
    .filter((name) => variables.has(name) || isOtherWork(name, variables))
    .find((name) => variables.get(name) === undefined);

/** A row of a table or an entry of a list in Markdown, which is one sentence. */
export const isPart = (text: string): boolean => /^\s*([|-]|\d+\. )/.test(text);

/** A sentence, with the space behind it. */
const sentence = /[\s\S]+?(?:[.!?]["'”’)\]*]*\s+|$)/g;

/**
 * A text without the sentences that name what the firm lacks; undefined when none is left. One that
 * may go does so with its first sentence, which says what it is about.
 */
function withoutEmpty(text: string, variables: Variables, mayGo: boolean): string | undefined {
  if (!text.includes("{") || emptyNameIn(text, variables) === undefined) {
    return text;
  }
  const sentences = isPart(text) ? [] : (text.match(sentence) ?? []);
  const said = sentences.filter((each) => emptyNameIn(each, variables) === undefined);
  return mayGo && said[0] !== sentences[0] ? undefined : said.join("").trim() || undefined;
}

/** The names of people and of work, which are written as within a sentence. */
const isName = (name: string) => /^(person|service|trade)\./.test(name);
const startsSentence = (text: string, at: number) => /(^|[.!?]["']?\s+)$/.test(text.slice(0, at));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A text with its variables filled in, and without the sentences that name something the firm does
 * not have: undefined when no other is left, or already without the first when the text `mayGo`.
 * This is the only way in which words disappear. The code that shows the text fills in the
 * `tokens`.
 */
export function resolve(
  written: string,
  place: string,
  { variables, isRemoved, issues }: Reading,
  mayGo: boolean,
  tokens: readonly string[] = [],
): string | undefined {
  const said = variables ? withoutEmpty(written, variables, mayGo) : written;
  if (!variables || said === undefined) {
    return said;
  }
  const there = isRemoved ? withoutLinksTo(isRemoved, said) : said;
  return there.replace(braced, (whole, name: string, at: number) => {
    const value = variables.get(name);
    if (value !== undefined) {
      return startsSentence(there, at) && isName(name) ? capitalised(value) : value;
    }
    if (tokens.includes(name)) {
      return whole;
    }
    const known = [...variables.keys(), ...tokens].map((one) => `{${one}}`);
    const advice = meant(whole, known) || " Schrijf het gegeven zelf, zonder accolades.";
    issues.push({ place, message: `${whole} bestaat niet.${advice}` });
    return whole;
  });
}

/** What to do about a text that has to be there, and only names what the firm does not have. */
export function emptyText(text: string, variables: Variables): string {
  const name = emptyNameIn(text, variables) ?? "";
  if (name.startsWith("promotion.")) {
    return `{${name}} bestaat alleen zolang er een actie is. Haal het hier weg, of geef de actie bij Prijzen een einddatum die nog komt.`;
  }
  const file = name.startsWith("claim.") ? "Beloften en cijfers" : "de bedrijfsgegevens";
  return `{${name}} is leeg bij ${file}. Vul het daar in, of haal het hier weg.`;
}

/** Whether a block says what it needs (`needs:`), and the firm has nothing of that. */
export function lacksNeed(block: unknown, has: Context["needs"]): boolean {
  const { needs } = asFields(block);
  return (
    has !== undefined &&
    needs !== undefined &&
    [needs].flat().every((name) => has.get(String(name)) === false)
  );
}

/** A figure as people write it: "12,5", "10%" or "80 m²". */
const figure = /^-?\d+(?:[,.]\d+)?\s*(?:%|m²|m2)?$/;

/**
 * The number that was written. A text that is not a number stays a text, for a schema to refuse.
 */
export function readFigure(text: string): number | string {
  const written = text.trim();
  return figure.test(written) ? Number.parseFloat(written.replace(",", ".")) : text;
}

/** The signs that web pages most often write as a code. */
const signs: Record<string, string> = { amp: "&", euml: "ë", euro: "€", nbsp: " ", quot: '"' };

/**
 * A code such as &euro;, which comes along when a text is copied from the source of a web page. It
 * is shown letter by letter, because a text is words and never HTML. Returns what to do about it.
 */
export function characterReferenceIn(text: string): string | undefined {
  const [reference, hexadecimal, decimal, name = ""] =
    /&(?:#x([\da-f]{2,5})|#(\d{2,6})|([a-z]{2,8}\d{0,2}));/i.exec(text) ?? [];
  if (reference === undefined) {
    return undefined;
  }
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? 0);
  const sign = code > 0 ? String.fromCodePoint(code) : signs[name.toLowerCase()];
  const advice = sign ? `Schrijf ‘${sign}’.` : "Schrijf het teken zelf.";
  return `‘${reference}’ is een code uit een webpagina, en staat straks zo op de site. ${advice}`;
}
