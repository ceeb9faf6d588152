import { z } from "zod";
import { shortName } from "#data/reading/common-schemas.ts";

const claim = z.strictObject({
  /** Without it, the parts of texts that name the claim are left out. */
  value: z.string().min(1).optional(),
  shownOn: z.string().min(1),
});

/** A claim whose form matters, in which code reads it or within a sentence. */
interface Form {
  form: RegExp;
  /** Converts what people write to that form; any other text stays the same. */
  read: (typed: string) => string;
  /** What to write. */
  message: string;
}

const trimmed = (typed: string) => typed.trim();

const ratingForm = /^(\d|10)([.,]\d+)?\/\d+$/;

/** Converts "4.8", "9.2/10" or "9,2 van 10" to "4,8/5" or "9,2/10". */
function outOf(typed: string): string {
  const parts = /^(\d+(?:[.,]\d+)?)(?:\s*(?:\/|van|uit)\s*(?:de\s+)?(\d+))?$/.exec(typed.trim());
  const [, value = "", best] = parts ?? [];
  if (value === "") {
    return typed;
  }
  const figure = value.replace(".", ",");
  return `${figure}/${best ?? (Number(value.replace(",", ".")) > 5 ? 10 : 5)}`;
}

/** From two. Figures may begin a sentence or a heading, where a claim also stands. */
const written = "twee drie vier vijf zes zeven acht negen tien elf twaalf".split(" ");
const counts = "\\d+|een|één|anderhalf";
const units = "minuten|uur|dag|dagen|werkdag|werkdagen|week|weken|maand|maanden|jaar";

/**
 * Converts "Binnen 24uur" and "zes jaar" to what can stand after "binnen", or before "garantie".
 */
const plainDuration = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^binnen\s+/, "")
    .replace(/^(\d+)(?=[a-z])/, "$1 ")
    .replace(/^[a-z]+/, (word) => (written.includes(word) ? `${written.indexOf(word) + 2}` : word));

/** A rating such as 4.9/5, which a firm may write as its source does. */
const isAsWritten = (typed: string) => /^\d\.\d\/5$/.test(typed);
const notAFigure = "Schrijf een cijfer zoals 4,9/5, of een aantal zoals 49.";

const rating: Form = {
  form: ratingForm,
  read: (typed) => (isAsWritten(typed) ? typed : outOf(typed)),
  message: notAFigure,
};
const count: Form = { form: /^\d+$/, read: trimmed, message: notAFigure };
const year: Form = {
  form: /^(19|20)\d\d$/,
  read: trimmed,
  message: "Schrijf het jaar, zoals 2011.",
};
const duration: Form = {
  form: new RegExp(`^(${counts}) (${units})$`),
  read: plainDuration,
  message:
    "Schrijf een getal en een eenheid, zoals 24 uur, een werkdag of 5 jaar. Dit komt midden in een zin te staan.",
};

const forms: Readonly<Record<string, Form>> = {
  rating,
  reviews: count,
  since: year,
  "since-cases": year,
  reply: duration,
  warranty: duration,
  "warranty-painting": duration,
};

/** content/claims.yaml: what the site claims about the firm, each with the place it is shown. */
export const claimsSchema = z
  .record(shortName, claim)
  .overwrite((claims) =>
    Object.fromEntries(
      Object.entries(claims).map(([name, { value, ...others }]) => [
        name,
        value === undefined ? others : { ...others, value: forms[name]?.read(value) ?? value },
      ]),
    ),
  )
  .superRefine((claims, { addIssue }) => {
    for (const [name, { form, message }] of Object.entries(forms)) {
      const value = claims[name]?.value;
      if (value !== undefined && !form.test(value)) {
        addIssue({ code: "custom", path: [name, "value"], message });
      }
    }
  });
export type Claims = z.output<typeof claimsSchema>;
