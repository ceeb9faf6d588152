import { z } from "zod";
import { cleanLine } from "#enquiry/clean-text.ts";
import { isoDate } from "./as-written.ts";

declare module "zod" {
  interface GlobalMeta {
    /** The kind of thing that this text refers to, one of those in core/facts/content-refs.ts. */
    contentRef?: string;
    /** The names in braces that code fills in when it shows the text. */
    tokens?: readonly string[];
    /** The number of characters or entries up to which a text or a list looks good. */
    advisedLength?: number;
    /** The advice about a longer text or list, with its {size} and the {limit}. */
    sizeAdvice?: string;
  }
}

/** A reference to something in another file, of one of the kinds in core/facts/content-refs.ts. */
export const contentRef = (kind: string): z.ZodString => z.string().meta({ contentRef: kind });

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

/** An address without what is pasted around it, and with the https:// that people leave out. */
function wholeAddress(typed: string): string {
  const bare = cleanLine(typed).replace(/^[<("'“‘[]+|[>)"'”’\].,;]+$/g, "");
  return /^(\/\/)?[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]|$)/u.test(bare)
    ? `https://${bare.replace(/^\/\//, "")}`
    : bare;
}

/** The address of a page on the web, in a field. */
export const webAddress = z.string().overwrite(wholeAddress).check(z.url({ protocol, hostname }));

/** The address of a server, which may be on this machine; without a slash at its end. */
export const serverAddress = z
  .string()
  .overwrite((typed) => wholeAddress(typed).replace(/\/+$/, ""))
  .check(z.url({ protocol }));

/** Whether the address of a link in a text can be followed as it stands. */
export const isLinkAddress = (address: string): boolean =>
  /^(mailto:|tel:|#)/.test(address) || z.url({ protocol, hostname }).safeParse(address).success;

const cutOff =
  "Zoekmachines laten {limit} tekens zien; dit zijn er {size}. Maak het korter, of laat het zo.";

const tallerThanNeighbours =
  "Dit wordt veel hoger dan wat ernaast staat, want het heeft {size} tekens. Maak het korter (tot {limit}), of laat het zo.";

/**
 * A text or a list that looks good up to this length. One that is longer is allowed, but the check
 * of the content warns about it.
 */
export const advised = <Schema extends z.ZodType>(
  schema: Schema,
  advisedLength: number,
  sizeAdvice: string,
): Schema => schema.meta({ advisedLength, sizeAdvice });

/** A text with a minimum length, and one up to which it looks good. */
export const sized = (minLength: number, advisedLength: number, sizeAdvice = cutOff) =>
  advised(z.string().min(minLength), advisedLength, sizeAdvice);

export const text = z.string().min(1);

/** A required text for each of these fields. */
export function texts<Name extends string>(...names: Name[]): Record<Name, typeof text> {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

/** The texts for a number of things: for one, and for several with their {count}. */
export const countedTexts = z.strictObject({ one: text, many: textWith("count") });

export const paragraph = z.string().min(20);

/** A paragraph that stands beside others, as on a card. */
export const cardText = sized(20, 600, tallerThanNeighbours);

/** The name of a picture: its file in photos/, without .jpg. The editor shows the pictures. */
export const photoName = contentRef("photo").meta({ format: "photo" });

/** What is seen on a picture, for those who cannot see it. */
export const photoAlt = z.string().min(10);

/** A picture that is described where it is shown, or in content/photos.yaml. */
export const describedPhoto = { photo: photoName, photoAlt: photoAlt.optional() };

/** The slug of a current or former service. */
export const serviceSlug = contentRef("service");

export const rateName = contentRef("rate");

/** A day in ISO form, which people may write as 31-1-2027. */
export const day = z.string().overwrite(isoDate).check(z.iso.date());

export const order = z.number().int().positive();

export const squareMeters = z.number().positive();

/** A name that the owner chooses for an entry, so that texts can refer to it. */
export const shortName = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/);

export const titledText = z.strictObject({
  title: text,
  text: advised(text, 600, tallerThanNeighbours),
});
export type TitledText = z.output<typeof titledText>;

/** The heading of a page, in the largest type. */
export const pageHeading = advised(
  text,
  60,
  "Deze kop vult op een telefoon het hele scherm, want hij heeft {size} tekens. Maak hem korter (tot {limit}), of laat het zo.",
);

const figure = advised(
  text,
  20,
  "Dit staat groot op de pagina en loopt met {size} tekens over een paar regels. Maak het korter (tot {limit}), of laat het zo.",
);
export const valueAndLabel = z.strictObject({ value: figure, label: text });
export type ValueAndLabel = z.output<typeof valueAndLabel>;

/** What the firm can say in figures, in a row below the first screen; none is possible. */
export const figures = advised(
  z.array(valueAndLabel),
  6,
  "Op een telefoon ziet u de laatste pas als u opzij veegt. Haal er een paar weg (tot {limit}), of laat het zo.",
);

export const question = z.strictObject({ question: text, answer: paragraph });
export type Question = z.output<typeof question>;

export const comparison = z.strictObject({
  before: photoName,
  after: photoName,
  title: text,
  description: cardText,
});
export type Comparison = z.output<typeof comparison>;

/** One or two sentences for search engines and lists. */
export const summary = (advisedLength: number) => sized(50, advisedLength);

/** What search engines show instead of the heading of a page, where that is too short for them. */
export const searchTitle = sized(5, 62).optional();

/** A page's title and description for search engines and shared links. */
export const metaSchema = z.strictObject({ title: sized(5, 62), description: summary(170) });

/** The same, for a page without a photograph of its own: `photo` is for its social picture. */
export const metaWithPhotoSchema = metaSchema.extend({ photo: photoName });

/** The texts of a page for an address that does not exist. */
export const notFoundSchema = metaSchema.extend(texts("heading", "text", "button", "plane"));

/** The size, duration and price of a job, each optional. */
export const jobScope = {
  squareMeters: squareMeters.optional(),
  days: z.number().positive().optional(),
  price: z
    .strictObject({ from: z.number().positive(), to: z.number().positive().optional() })
    .optional(),
};
