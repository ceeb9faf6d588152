import { notGiven, type ParamName } from "#contract/params.ts";
import type { ChoiceLabels } from "#mail/config/site-settings.ts";
import type { Row } from "#mail/email/content.ts";

type Labels = Partial<Record<ParamName, string>>;

/** The fields in the title of the mail and in the line below it. */
const titleLabels = {
  name: "Naam",
  address: "Adres",
  postal_code: "Postcode",
  city: "Plaats",
} satisfies Labels;

/** What the owner needs to call back. */
const firstLabels = {
  phone: "Telefoon",
  service: "Dienst",
  work_part: "Onderdeel",
  square_meters: "Aantal m²",
  price_indication: "Getoonde prijs",
  drawing: "Tekening",
  visit_moments: "Komen kijken",
} satisfies Labels;

/** All else, in smaller type. */
const moreLabels = {
  email: "E-mailadres",
  project_type: "Type project",
  timeframe: "Gewenste termijn",
  budget: "Budget",
  files_info: "Bestanden",
  reference: "Referentie",
} satisfies Labels;

const allLabels = { ...titleLabels, ...firstLabels, ...moreLabels };

type Field = keyof typeof allLabels;
/** The answers of an enquiry; one that is empty or left out is not shown. */
export type Answers = Partial<Record<Field, string>>;

export const isGiven = (value: string | undefined) =>
  value !== undefined && value !== "" && value !== notGiven;

/** The label of a chosen option, or the value as it came. */
function readableValue(field: Field, value: string, labels: ChoiceLabels): string {
  if ((field === "service" || field === "project_type") && Object.hasOwn(labels[field], value)) {
    return labels[field][value] ?? value;
  }
  return value;
}

const dutchTime = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});

/** The row with the date of the mail: the clock of a visitor's device may be years off. */
export const sentRow = (date: Date): Row => ({
  label: "Verstuurd op",
  value: dutchTime.format(date),
});

/** The address of the visitor on one line; empty when none is given. */
export function placeOf({ address, postal_code, city }: Answers): string {
  const town = [postal_code, city].filter(isGiven).join(" ");
  return [address, town].filter(isGiven).join(", ");
}

/** The rows of an enquiry. The last row names what the visitor did not give. */
export function rowsOf(answers: Answers, labels: ChoiceLabels) {
  function rowsFor(fieldLabels: Labels): Row[] {
    const rows: Row[] = [];
    for (const [field, label] of Object.entries(fieldLabels) as [Field, string][]) {
      const value = answers[field] ?? "";
      if (isGiven(value)) {
        rows.push({ label, value: readableValue(field, value, labels) });
      }
    }
    return rows;
  }
  const rows = rowsFor(firstLabels);
  const moreRows = rowsFor(moreLabels);
  const missing = (Object.keys(allLabels) as Field[]).filter(
    (field) => answers[field] === notGiven,
  );
  if (missing.length > 0) {
    const value = missing.map((field) => allLabels[field]).join(", ");
    moreRows.push({ label: notGiven, value });
  }
  return { rows, moreRows };
}
