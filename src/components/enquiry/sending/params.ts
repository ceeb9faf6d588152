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

/** The label of a choice, or "not given" without a choice. */
function labelOf(choice: string, labels: Record<string, string>): string {
  const isOffered = Object.keys(labels).includes(choice);
  return (isOffered ? labels[choice] : undefined) || notGiven;
}

/** Choices that are sent by their value: the mail service replaces it by the label. */
const sentByValue: readonly TextField[] = ["service", "projectType"];

/** The parameters of the fields: what is typed, the label of a choice, or "not given". */
function fieldParams(
  values: Record<TextField, string>,
  labels: Partial<Record<TextField, Record<string, string>>>,
): Record<FieldParam, string> {
  const answerTo = (field: TextField) => {
    const choices = sentByValue.includes(field) ? undefined : labels[field];
    return choices ? labelOf(values[field], choices) : values[field] || notGiven;
  };
  const params = textFields.map((field) => [fields[field].param, answerTo(field)]);
  return Object.fromEntries(params);
}

export function enquiryParams(
  form: FormName,
  values: EnquiryValues,
  context: EnquiryContext,
): EnquiryParams {
  const { recipient, enquiryNumber, sentAt, fileCount, elapsedMs, labels, work } = context;
  const priceIndication = context.priceIndication.slice(0, paramLimits.price_indication);
  const drawing = context.drawing.slice(0, paramLimits.drawing);
  const params: EnquiryParams = {
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
  };
  if (work?.part) {
    params.work_part = work.part;
  }
  if (priceIndication) {
    params.price_indication = priceIndication;
  }
  if (drawing) {
    params.drawing = drawing;
  }
  if (context.job && context.job.length <= paramLimits.job) {
    params.job = context.job;
  }
  return params;
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
  const lines: string[] = [];
  if (extra.enquiryNumber) {
    lines.push(fill(texts.failed.reference, { reference: extra.enquiryNumber }));
  }
  for (const field of textFields) {
    const answer = values[field].trim();
    if (answer !== "" && field !== "message") {
      lines.push(`${texts.fields[field]}: ${choices[field]?.[answer] ?? answer}`);
    }
  }
  if (extra.workPart) {
    lines.push(`${labels.part}: ${extra.workPart}`);
  }
  if (extra.priceIndication) {
    lines.push(`${labels.price}: ${extra.priceIndication}`);
  }
  if (extra.drawingText) {
    lines.push(`${labels.drawing}: ${extra.drawingText}`);
  }
  const message = values.message.trim();
  if (message !== "") {
    lines.push(`${texts.fields.message}: ${message}`);
  }
  return [texts.subject, "", ...lines].join("\n");
}
