import { subjects } from "../../contract/form.ts";
import { rows as mailRows } from "../../contract/rows.ts";
import { readAddress } from "../smtp/address.ts";
import type { MailConfig } from "../config/config.ts";
import type { Enquiry } from "./validate.ts";
import { readableValue } from "./labels.ts";
import { emailLayout } from "./email-layout.ts";

interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes: the visitor, unless the given address is not one e-mail address. */
  replyTo: { name: string; address: string } | undefined;
}

type Firm = Pick<MailConfig, "firmName" | "labels">;

/** The mail the owner receives for an enquiry, as text and as HTML in which every value is escaped. */
export function renderMail({ form, params }: Enquiry, { firmName, labels }: Firm): MailContent {
  const address = readAddress(params.email);
  const subject = subjects[form];
  const rows = mailRows
    .map(([field, label]) => ({
      label,
      value: readableValue(field, params[field], labels),
      href:
        field === "email" ? mailtoLink(params.email) : field === "phone" ? telLink(params.phone) : undefined,
    }))
    .filter(({ value }) => value !== "");
  const note =
    address === undefined
      ? "Let op: het opgegeven e-mailadres is geen geldig adres, dus een antwoord op deze mail bereikt de bezoeker niet."
      : "Als u deze mail beantwoordt, gaat uw antwoord naar de bezoeker.";
  const footer = `${note} Verstuurd via de website van ${firmName}.`;
  return {
    subject,
    ...emailLayout({ subject, rows, heading: "Bericht", body: params.message, footer }),
    replyTo: address === undefined ? undefined : { name: params.name, address },
  };
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
