import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The names in braces that code fills in when it shows the text. */
    tokens?: readonly string[];
    /** The number of characters or entries up to which a text or a list looks good. */
    advisedLength?: number;
    /** The advice about a longer text or list, with its {size} and the {limit}. */
    sizeAdvice?: string;
  }
}

/**
 * A text in which code fills in these names when it shows it. Each of them is required, in braces;
 * any other name in braces has to be a variable from docs/tokens.md.
 */
export function textWith(...names: string[]): z.ZodString {
  let text = z.string();
  for (const name of names) {
    text = text.includes(`{${name}}`);
  }
  return text.meta({ tokens: names });
}

const protocol = /^https?$/;
/** A name with a top-level domain, also one outside ASCII, as a browser writes it. */
const hostname = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The address of a page on the web, in a field. */
export const webAddress = z.url({ protocol, hostname });

/** The address of a server, which may be on this machine; without a slash at its end. */
export const serverAddress = z.url({ protocol }).overwrite((typed) => typed.replace(/\/+$/, ""));

/** Whether the address of a link in a text can be followed as it stands. */
export const isLinkAddress = (address: string): boolean =>
  /^(mailto:|tel:|#)/.test(address) || webAddress.safeParse(address).success;

/** Why a longer text or list would not look good in each of these places, and what to do. */
const reasons = {
  search:
    "Zoekmachines laten {limit} tekens zien; dit zijn er {size}. Maak het korter, of laat het zo.",
  beside:
    "Dit wordt veel hoger dan wat ernaast staat, want het heeft {size} tekens. Maak het korter (tot {limit}), of laat het zo.",
  heading:
    "Deze kop vult op een telefoon het hele scherm, want hij heeft {size} tekens. Maak hem korter (tot {limit}), of laat het zo.",
  figure:
    "Dit staat groot op de pagina en loopt met {size} tekens over een paar regels. Maak het korter (tot {limit}), of laat het zo.",
  name: "Deze naam past op een telefoon niet in de kop: er is plaats voor {limit} tekens. Kort hem in; de volledige naam staat bij de officiële naam.",
  phone:
    "Dit staat groot op de pagina en past niet op een telefoon. Schrijf één nummer, van ten hoogste {limit} tekens.",
  list: "Dit zijn er {size}, en er is plaats voor {limit}. Haal er een paar weg, of laat het zo.",
};

/**
 * A text or a list that looks good up to this length. One that is longer is allowed, but the check
 * of the content warns about it.
 */
export const advised = <Schema extends z.ZodType>(
  schema: Schema,
  advisedLength: number,
  place: keyof typeof reasons,
): Schema => schema.meta({ advisedLength, sizeAdvice: reasons[place] });

/** A text with a minimum length, and one up to which it looks good, by default in a search. */
export const sized = (
  least: number,
  advisedLength: number,
  place: keyof typeof reasons = "search",
) => advised(z.string().min(least), advisedLength, place);

export const text = z.string().min(1);

/** A required text for each of these fields. */
export function texts<Name extends string>(...names: Name[]): Record<Name, typeof text> {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

/** The texts for a number of things: for one, and for several with their {count}. */
export const countedTexts = z.strictObject({ one: text, many: textWith("count") });

export const paragraph = z.string().min(20);

/** A paragraph that stands beside others, as on a card. */
export const cardText = sized(20, 600, "beside");

export const titledText = z.strictObject({ title: text, text: advised(text, 600, "beside") });
export type TitledText = z.output<typeof titledText>;
