import type { ParamName } from "#contract/params.ts";
import type { ChoiceLabels } from "#mail/config/site-settings.ts";
import { readTime } from "#mail/dedupe/idempotency.ts";
import { readAddress } from "#mail/smtp/address.ts";

/** The rows of an enquiry's mail in the order the owner reads them, with their labels. */
const rowLabels = {
  reference: "Referentie",
  form_type: "Formulier",
  name: "Naam",
  email: "E-mailadres",
  phone: "Telefoon",
  address: "Adres",
  postal_code: "Postcode",
  city: "Plaats",
  service: "Dienst",
  project_type: "Type project",
  square_meters: "Aantal m²",
  timeframe: "Gewenste termijn",
  budget: "Budget",
  files_info: "Bestanden",
  price_indication: "Prijsindicatie getoond aan de bezoeker",
  sent_at: "Verstuurd op",
} satisfies Partial<Record<ParamName, string>>;

type MailRow = keyof typeof rowLabels;

const dutchTime = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});

/** The label of a chosen option, Dutch time, or the value as it came. */
function readableValue(field: MailRow, value: string, labels: ChoiceLabels): string {
  const time = field === "sent_at" ? readTime(value) : undefined;
  if (time !== undefined) {
    return dutchTime.format(time);
  }
  if ((field === "service" || field === "project_type") && Object.hasOwn(labels[field], value)) {
    return labels[field][value] ?? value;
  }
  return value;
}

/**
 * What the owner reads of a mail's parameters, in the order of its rows and without those that are
 * empty.
 */
export function rowsOf(params: Partial<Record<MailRow, string>>, labels: ChoiceLabels) {
  return (Object.entries(rowLabels) as [MailRow, string][]).flatMap(([field, label]) => {
    const value = params[field];
    const link = field === "email" ? mailtoLink : field === "phone" ? telLink : undefined;
    return value
      ? [{ label, value: readableValue(field, value, labels), href: link?.(value) }]
      : [];
  });
}

function mailtoLink(value: string): string | undefined {
  const address = readAddress(value);
  return address && `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

function telLink(value: string): string | undefined {
  if (!/^\+?[\d\s().\-/]+$/.test(value)) {
    return undefined;
  }
  // "+31 (0)10" is written for people; a phone dials it without the zero in brackets.
  const dialled = value.startsWith("+") ? value.replace("(0)", "") : value;
  const number = dialled.replace(/[^\d+]/g, "");
  return number.length >= 6 ? `tel:${number}` : undefined;
}
