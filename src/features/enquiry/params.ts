import { type TextField, textFields } from "#contract/fields.ts";
import { type FormName, formTypes, subjects } from "#contract/form.ts";
import {
  filesInfo,
  messageWithPrice,
  notGiven,
  type ParamName,
  paramLimits,
} from "#contract/params.ts";
import type { EnquiryTexts } from "#data/pages/enquiry.ts";
import type { EnquiryValues } from "./fields.ts";

interface EnquiryContext {
  recipient: string;
  enquiryNumber: string;
  /** When the visitor first tried to send it, in ISO form. */
  sentAt: string;
  fileCount: number;
  elapsedMs: number;
  priceIndication: string;
  /** Readable labels of the choices whose label is mailed. */
  labels: { timeframe: Record<string, string>; budget: Record<string, string> };
}

/** The parameters of an enquiry's mail. */
export type EnquiryParams = Record<Exclude<ParamName, "price_indication">, string> & {
  price_indication?: string;
};

/** The readable label of a choice; "not given" where none was made. */
function labelOf(choice: string, labels: Record<string, string>): string {
  const isOffered = Object.keys(labels).includes(choice);
  return (isOffered ? labels[choice] : undefined) || notGiven;
}

/** The template parameters of an enquiry, all texts. */
export function enquiryParams(
  form: FormName,
  values: EnquiryValues,
  context: EnquiryContext,
): EnquiryParams {
  const { recipient, enquiryNumber, sentAt, fileCount, elapsedMs, labels } = context;
  const priceIndication = context.priceIndication.slice(0, paramLimits.price_indication);
  const params: EnquiryParams = {
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
    timeframe: labelOf(values.timeframe, labels.timeframe),
    budget: labelOf(values.budget, labels.budget),
    files_info: filesInfo(fileCount),
    message: messageWithPrice(values.message, priceIndication),
    subject: subjects[form],
    sent_at: sentAt,
    reference: enquiryNumber,
    website: values.honeypot,
    elapsed_ms: String(Math.round(elapsedMs)),
  };
  if (priceIndication) {
    params.price_indication = priceIndication;
  }
  return params;
}

/** Everything typed, a line a field, as a visitor who sends it another way would write it. */
export function enquiryText(
  values: Record<TextField, string>,
  { fields, options, subject, priceLine, failed }: EnquiryTexts,
  extra: { enquiryNumber?: string | undefined; priceIndication?: string | undefined },
): string {
  const labels: Partial<Record<string, Record<string, string>>> = options;
  const lines = textFields
    .filter((field) => values[field].trim() !== "")
    .map((field) => `${fields[field]}: ${labels[field]?.[values[field]] ?? values[field].trim()}`);
  if (extra.priceIndication) {
    lines.push(priceLine.replace("{text}", extra.priceIndication));
  }
  if (extra.enquiryNumber) {
    lines.push(failed.reference.replace("{reference}", extra.enquiryNumber));
  }
  return [subject, "", ...lines].join("\n");
}
