import { html, raw } from "hono/html";
import { subjects } from "../enquiry/form.ts";
import { rows as mailRows } from "../enquiry/rows.ts";
import { readAddress } from "./address.ts";
import type { MailConfig } from "./config.ts";
import type { Enquiry, EnquiryParams } from "./enquiry.ts";
import { readableValue } from "./labels.ts";

interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes: the visitor, unless the given address is not one e-mail address. */
  replyTo: { name: string; address: string } | undefined;
}

interface Row {
  label: string;
  value: string;
  href: string | undefined;
}

type Firm = Pick<MailConfig, "firmName" | "labels">;

/** The mail the owner receives for an enquiry, as text and as HTML in which every value is escaped. */
export function renderMail({ form, params }: Enquiry, { firmName, labels }: Firm): MailContent {
  const address = readAddress(params.email);
  const subject = subjects[form];
  const rows = mailRows
    .map(([field, label]) => toRow(label, field, readableValue(field, params[field], labels)))
    .filter((row) => row.value !== "");
  const note =
    address === undefined
      ? "Let op: het opgegeven e-mailadres is geen geldig adres, dus een antwoord op deze mail bereikt de bezoeker niet."
      : "Als u deze mail beantwoordt, gaat uw antwoord naar de bezoeker.";
  const footer = `${note} Verstuurd via de website van ${firmName}.`;
  return {
    subject,
    text: renderText(subject, rows, params.message, footer),
    html: renderHtml(subject, rows, params.message, footer),
    replyTo: address === undefined ? undefined : { name: params.name, address },
  };
}

function toRow(label: string, field: keyof EnquiryParams, value: string): Row {
  const href = field === "email" ? mailtoLink(value) : field === "phone" ? telLink(value) : undefined;
  return { label, value, href };
}

function mailtoLink(value: string): string | undefined {
  const address = readAddress(value);
  return address && `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

function telLink(value: string): string | undefined {
  if (!/^\+?[\d\s().\-/]+$/.test(value)) return undefined;
  // "+31 (0)10" is written for people; a phone dials it without the zero in brackets.
  const dialled = value.startsWith("+") ? value.replace("(0)", "") : value;
  const number = dialled.replace(/[^\d+]/g, "");
  return number.length >= 6 ? `tel:${number}` : undefined;
}

// Wide enough for all labels but the longest, which would push every value off a phone's screen.
const labelWidth = 20;

function renderText(subject: string, rows: Row[], message: string, footer: string): string {
  const lines = rows.map((row) => `${`${row.label}:`.padEnd(labelWidth)} ${row.value}`);
  return [subject, "", ...lines, "", "Bericht:", message || "—", "", "----", footer, ""].join("\n");
}

const cell = "padding:10px 16px 10px 0;border-bottom:1px solid #d9d9d2;text-align:left;vertical-align:top";
const link = "color:#1b3fd6";

function renderHtml(subject: string, rows: Row[], message: string, footer: string): string {
  const paragraphs = message.split("\n").map((line, index) => (index === 0 ? line : [raw("<br>\n"), line]));
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#ffffff;color:#12151c;font:16px/1.5 Arial,sans-serif">
        <h1
          style="max-width:640px;margin:0 0 16px;padding:0 0 12px;border-bottom:3px solid #12151c;font-size:24px"
        >
          ${subject}
        </h1>
        <table style="width:100%;max-width:640px;border-collapse:collapse">
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row" style="${cell};width:34%;font-weight:normal;color:#4d5563">${row.label}</th>
                <td style="${cell};word-break:break-word">
                  ${row.href === undefined ? row.value : html`<a href="${row.href}" style="${link}">${row.value}</a>`}
                </td>
              </tr> `,
          )}
        </table>
        <h2 style="margin:24px 0 8px;font-size:18px">Bericht</h2>
        <p style="max-width:640px;margin:0;word-break:break-word">${message === "" ? "—" : paragraphs}</p>
        <hr style="max-width:640px;margin:24px 0 12px;border:0;border-top:1px solid #d9d9d2" />
        <p style="max-width:640px;margin:0;color:#4d5563;font-size:14px">${footer}</p>
      </body>
    </html> `.toString();
}
