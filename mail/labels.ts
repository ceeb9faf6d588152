import type { EnquiryParams } from "./enquiry.ts";
import type { FormName } from "./config.ts";

/** The only subject a mail of each form can have. */
export const subjects: Record<FormName, string> = {
  contact: "Nieuw contactformulier bericht",
  quote: "Nieuwe offerte aanvraag",
};

/** Fields in the order the owner reads them, with their labels; a field left empty gets no row. */
export const rowLabels: ReadonlyArray<readonly [keyof EnquiryParams, string]> = [
  ["reference", "Referentie"],
  ["form_type", "Formulier"],
  ["name", "Naam"],
  ["email", "E-mailadres"],
  ["phone", "Telefoon"],
  ["address", "Adres"],
  ["postal_code", "Postcode"],
  ["city", "Plaats"],
  ["service", "Dienst"],
  ["project_type", "Type project"],
  ["square_meters", "Aantal m²"],
  ["timeframe", "Gewenste termijn"],
  ["budget", "Budget"],
  ["files_info", "Bestanden"],
  ["price_indication", "Prijsindicatie getoond aan de bezoeker"],
  ["sent_at", "Verstuurd op"],
];

const optionLabels: Partial<Record<keyof EnquiryParams, ReadonlyMap<string, string>>> = {
  service: new Map([
    ["binnenmuur-stucen", "Binnenmuur stucen"],
    ["buitenmuur-stucen", "Buitenmuur stucen"],
    ["sierpleister", "Sierpleister"],
    ["gevel-stucen", "Gevel stucen"],
    ["nieuwbouw-stucen", "Nieuwbouw stucen"],
    ["schilderwerk", "Schilderwerk"],
    ["anders", "Anders"],
  ]),
  project_type: new Map([
    ["woning", "Woning"],
    ["appartement", "Appartement"],
    ["nieuwbouw", "Nieuwbouw"],
    ["renovatie", "Renovatie"],
    ["bedrijfspand", "Bedrijfspand"],
    ["anders", "Anders"],
  ]),
};

const dutchTime = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The moment an ISO date-time with its time zone names; undefined for any other text. */
export function readTime(value: string): Date | undefined {
  const time = isoTime.test(value) ? new Date(value) : undefined;
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time;
}

/** What the owner reads for a field: the label of a chosen option, Dutch time, or the value as it came. */
export function readableValue(field: keyof EnquiryParams, value: string): string {
  const time = field === "sent_at" ? readTime(value) : undefined;
  if (time !== undefined) return dutchTime.format(time);
  return optionLabels[field]?.get(value) ?? value;
}
