import type { EnquiryValues } from "#components/enquiry/fields.ts";
import {
  type FieldParam,
  type FormName,
  fields,
  formTypes,
  subjects,
  type TextField,
  textFields,
} from "#contract/fields.ts";
import {
  type EnquiryParams,
  filesInfo,
  noMessage,
  notGiven,
  paramLimits,
} from "#contract/params.ts";
import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";

interface EnquiryContext {
  recipient: string;
  enquiryNumber: string;
  /** When the visitor first tried to send it, in ISO form. */
  sentAt: string;
  fileCount: number;
  elapsedMs: number;
  priceIndication: string;
  /** What is sent as the service, and as the part of it; absent in a form without parts. */
  work?: { service: string; part: string } | undefined;
  /** The answers that the price follows from, as in an address; "" without a service. */
  job: string;
  /** What is drawn, in words; "" without a drawing. */
  drawing: string;
  /** What visitors read for the values of choices. */
  labels: EnquiryTexts["options"];
}

/** Choices that are sent by their label; the mail service has those of the others. */
const sentByLabel: readonly TextField[] = ["timeframe", "budget"];

/** The parameters of the fields: what is typed, the label of a choice, or "not given". */
function fieldParams(
  values: Record<TextField, string>,
  labels: Partial<Record<TextField, Record<string, string>>>,
): Record<FieldParam, string> {
  const params = textFields.map((field) => {
    const value = values[field];
    const label = Object.entries(labels[field] ?? {}).find(([choice]) => choice === value)?.[1];
    const answer = sentByLabel.includes(field) ? label : value;
    return [fields[field].param, answer || notGiven];
  });
  return Object.fromEntries(params);
}

export function enquiryParams(
  form: FormName,
  values: EnquiryValues,
  context: EnquiryContext,
): EnquiryParams {
  const { recipient, enquiryNumber, sentAt, fileCount, elapsedMs, labels, work, job } = context;
  const optional = {
    work_part: work?.part,
    price_indication: context.priceIndication.slice(0, paramLimits.price_indication),
    drawing: context.drawing.slice(0, paramLimits.drawing),
    job: job.length <= paramLimits.job ? job : "",
  };
  return {
    ...fieldParams({ ...values, service: work?.service ?? values.service }, labels),
    form_type: formTypes[form],
    recipient_email: recipient,
    files_info: filesInfo(fileCount),
    message: values.message || noMessage,
    subject: subjects[form],
    sent_at: sentAt,
    reference: enquiryNumber,
    website: values.honeypot,
    elapsed_ms: String(Math.round(elapsedMs)),
    ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text)),
  };
}

/**
 * All answers as a text, one line for each field, for WhatsApp or e-mail. The message is last,
 * because a long text is cut there.
 */
export function enquiryText(
  values: Record<TextField, string>,
  texts: EnquiryTexts,
  extra: {
    enquiryNumber?: string | undefined;
    workPart?: string;
    priceIndication?: string;
    drawingText?: string;
  },
): string {
  const choices: Partial<Record<string, Record<string, string>>> = texts.options;
  const { labels } = texts;
  const answers = textFields
    .filter((field) => field !== "message")
    .map((field) => [texts.fields[field], choices[field]?.[values[field]] ?? values[field].trim()]);
  const lines = [
    ...answers,
    [labels.part, extra.workPart],
    [labels.price, extra.priceIndication],
    [labels.drawing, extra.drawingText],
    [texts.fields.message, values.message.trim()],
  ];
  const { enquiryNumber } = extra;
  return [
    texts.subject,
    "",
    ...(enquiryNumber ? [fill(texts.failed.reference, { reference: enquiryNumber })] : []),
    ...lines.flatMap(([label, text]) => (text ? `${label}: ${text}` : [])),
  ].join("\n");
}
