import type { ParamName } from "#contract/params.ts";
import type { ChoiceLabels } from "#mail/config/site-settings.ts";
import { readTime } from "#mail/dedupe/idempotency.ts";
import { readAddress } from "#mail/smtp/address.ts";

/** What the owner needs to call back, above the message. */
const firstLabels = {
  name: "Naam",
  phone: "Telefoon",
  address: "Adres",
  postal_code: "Postcode",
  city: "Plaats",
  service: "Dienst",
  project_type: "Type project",
  square_meters: "Aantal m²",
  price_indication: "Prijsindicatie getoond aan de bezoeker",
} satisfies Partial<Record<ParamName, string>>;

/** All else, below the message. */
const moreLabels = {
  email: "E-mailadres",
  timeframe: "Gewenste termijn",
  budget: "Budget",
  files_info: "Bestanden",
  form_type: "Formulier",
  reference: "Referentie",
  sent_at: "Verstuurd op",
} satisfies Partial<Record<ParamName, string>>;

type MailRow = keyof typeof firstLabels | keyof typeof moreLabels;
type RowParams = Partial<Record<MailRow, string>>;

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

/** The rows above and below the message, each without those that are empty. */
export function rowsOf(params: RowParams, labels: ChoiceLabels) {
  const rowsFor = (names: object) =>
    (Object.entries(names) as [MailRow, string][]).flatMap(([field, label]) => {
      const value = params[field];
      return value ? [{ label, value: readableValue(field, value, labels) }] : [];
    });
  return { rows: rowsFor(firstLabels), moreRows: rowsFor(moreLabels) };
}

/** What the owner can do at once, as links that a phone opens: call, answer, find the way. */
export function actionsOf({ phone = "", email = "", ...params }: RowParams) {
  const { address = "", postal_code = "", city = "" } = params;
  const place = [address, `${postal_code} ${city}`.trim()].filter(Boolean).join(", ");
  const query = new URLSearchParams({ api: "1", query: place });
  const actions = [
    { label: "Bellen", href: telLink(phone) },
    { label: "Beantwoorden", href: mailtoLink(email) },
    {
      label: "Route",
      href: address === "" ? undefined : `https://www.google.com/maps/search/?${query}`,
    },
  ];
  return actions.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
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
