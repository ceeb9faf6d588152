import type { FormName } from "#enquiry/options.ts";
import type { EnquiryValues } from "./fields";

/** What goes into an enquiry besides the fields. */
export interface EnquiryContext {
  recipient: string;
  reference: string;
  fileCount: number;
  /** Milliseconds since the page was opened. */
  elapsedMs: number;
  priceIndication: string;
  /** Readable labels of the choices whose label is mailed. */
  labels: { timeframe: Record<string, string>; budget: Record<string, string> };
}

const notGiven = "Niet opgegeven";

const subjects: Record<FormName, string> = {
  contact: "Nieuw contactformulier bericht",
  quote: "Nieuwe offerte aanvraag",
};

/** The value of `form_type`, as the owner reads it. */
const formTypes: Record<FormName, string> = { contact: "contact", quote: "offerte" };

function filesInfo(count: number): string {
  return count === 0 ? "Geen bestanden toegevoegd" : `Ja, ${count} bestand(en) bijgevoegd`;
}

/** The template parameters of an enquiry, all texts. */
export function enquiryParams(form: FormName, values: EnquiryValues, context: EnquiryContext) {
  const { recipient, reference, fileCount, elapsedMs, priceIndication, labels } = context;
  const message = values.message || "Geen bericht";
  return {
    form_type: formTypes[form],
    recipient_email: recipient,
    name: values.name,
    email: values.email,
    phone: values.phone,
    address: values.address || notGiven,
    postal_code: values.postalCode || notGiven,
    city: values.city || notGiven,
    service: values.service,
    project_type: values.projectType || notGiven,
    square_meters: values.squareMeters || notGiven,
    timeframe: labels.timeframe[values.timeframe] ?? notGiven,
    budget: labels.budget[values.budget] ?? notGiven,
    files_info: filesInfo(fileCount),
    message: priceIndication ? `${message}\n\nPrijsindicatie: ${priceIndication}` : message,
    subject: subjects[form],
    reference,
    website: values.website,
    elapsed_ms: String(Math.round(elapsedMs)),
    ...(priceIndication && { price_indication: priceIndication }),
  };
}
