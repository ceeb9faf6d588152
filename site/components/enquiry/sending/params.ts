import {
  type FormName,
  fields,
  formTypes,
  subjects,
  type TextField,
  textFields,
} from "@contractor/core/enquiry/fields.ts";
import {
  type EnquiryParams,
  noMessage,
  notGiven,
  paramLimits,
} from "@contractor/core/enquiry/params.ts";
import type { EnquiryTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import type { EnquiryValues } from "#components/enquiry/fields.ts";
import type { Consequences } from "#components/enquiry/steps/pricing.ts";

type Names = "recipient_email" | "reference" | "sent_at" | "files_info" | "elapsed_ms";
type OptionalNames = "work_part" | "price_indication" | "drawing" | "job";

/** The parameters that no field has; those of work, price and drawing where there is any. */
type OtherParams = Pick<EnquiryParams, Names | OptionalNames>;

/** Choices that are sent by their label; the mail service has those of the others. */
const sentByLabel: readonly TextField[] = ["timeframe", "budget"];

/** The parameters of an enquiry; of each field what was typed, the label chosen, or "not given". */
export function enquiryParams(
  form: FormName,
  values: EnquiryValues,
  options: EnquiryTexts["options"],
  { job = "", ...others }: OtherParams,
): EnquiryParams {
  const labels: Partial<Record<TextField, Record<string, string>>> = options;
  const answers = textFields.map((field) => {
    const label = new Map(Object.entries(labels[field] ?? {})).get(values[field]);
    const answer = sentByLabel.includes(field) ? label : values[field];
    return [fields[field].param, answer || notGiven];
  });
  const given = Object.entries({ ...others, job: job.length <= paramLimits.job ? job : "" })
    .filter(([, text]) => text)
    .map(([name, text]) => [name, text.slice(0, paramLimits[name as keyof OtherParams])]);
  return {
    ...Object.fromEntries(answers),
    form_type: formTypes[form],
    message: values.message || noMessage,
    subject: subjects[form],
    website: values.honeypot,
    ...Object.fromEntries(given),
  };
}

/** An answer, and the label before it. */
export type AnswerRow = [label: string, text: string];

/** All answers with their labels. The message is last, because a long text is cut there. */
export function answerRows(
  values: Record<TextField, string>,
  { fields: names, labels, options }: EnquiryTexts,
  { workPart, priceIndication, drawing }: Partial<Consequences> = {},
): AnswerRow[] {
  const choices: Partial<Record<string, Record<string, string>>> = options;
  const answers = textFields
    .filter((field) => field !== "message")
    .map((field) => [names[field], choices[field]?.[values[field]] ?? values[field].trim()]);
  const rows = [
    ...answers,
    [labels.part, workPart],
    [labels.price, priceIndication],
    [labels.drawing, drawing],
    [names.message, values.message.trim()],
  ];
  return rows.flatMap(([label = "", text]) => (text ? [[label, text]] : []));
}

/** All answers as a text, one line for each field, for WhatsApp or e-mail. */
export function enquiryText(
  values: Record<TextField, string>,
  texts: EnquiryTexts,
  consequences?: Partial<Consequences>,
  enquiryNumber?: string,
): string {
  return [
    texts.subject,
    "",
    ...(enquiryNumber ? [fill(texts.failed.reference, { reference: enquiryNumber })] : []),
    ...answerRows(values, texts, consequences).map(([label, text]) => `${label}: ${text}`),
  ].join("\n");
}
