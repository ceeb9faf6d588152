import { type TextField, textFields } from "#contract/fields.ts";
import type { EnquiryTexts } from "@/content/pages/enquiry";
import type { EnquiryTextValues } from "./fields";

/** How the firm is reached without this form. */
export interface Firm {
  phone: string;
  phoneInternational: string;
  /** Absent when the firm has none. */
  whatsapp?: string | undefined;
  email: string;
}

interface Words {
  /** The label of each field. */
  fields: Record<TextField, string>;
  /** Labels of the choices, by field. */
  options: Partial<Record<TextField, Record<string, string>>>;
  subject: string;
  /** With {text} where the price stands. */
  priceLine: string;
  /** With {reference} where the reference stands. */
  referenceLine: string;
}

/** What the text of a fallback is made of, from the texts of a form. */
export function wordsOf({ fields, options, subject, priceLine, failed }: EnquiryTexts): Words {
  return { fields, options, subject, priceLine, referenceLine: failed.reference };
}

/** Everything typed, a line a field, as a visitor would write it. */
export function enquiryText(
  values: EnquiryTextValues,
  { fields, options, subject, priceLine, referenceLine }: Words,
  extra: { reference?: string | undefined; priceIndication?: string | undefined } = {},
): string {
  const lines = textFields
    .filter((field) => values[field].trim() !== "")
    .map((field) => `${fields[field]}: ${options[field]?.[values[field]] ?? values[field].trim()}`);
  if (extra.priceIndication) lines.push(priceLine.replace("{text}", extra.priceIndication));
  if (extra.reference) lines.push(referenceLine.replace("{reference}", extra.reference));
  return [subject, "", ...lines].join("\n");
}

/** Links that open WhatsApp, where the firm has it, and the mail program with the text filled in. */
export function fallbackLinks(
  firm: Firm,
  subject: string,
  text: string,
): { whatsapp?: string; email: string } {
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return {
    ...(firm.whatsapp && { whatsapp: `https://wa.me/${firm.whatsapp}?text=${encodeURIComponent(text)}` }),
    email: `mailto:${firm.email}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}
