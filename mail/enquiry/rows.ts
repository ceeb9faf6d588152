import { answerableAddress } from "#contract/email-address.ts";
import { notGiven } from "#contract/params.ts";
import { readPhoneNumber } from "#contract/phone-number.ts";
import type { LabelledParam, Labels } from "#mail/config/site-settings.ts";
import type { Action, Row } from "#mail/email/layout.ts";

/** In the title of the mail and in the line below it. */
const titleParams = ["name", "address", "postal_code", "city"] as const;

/** What the owner needs to call back. */
const firstParams = [
  "phone",
  "service",
  "work_part",
  "square_meters",
  "price_indication",
  "drawing",
] as const;

/** All else, in smaller type. */
const moreParams = [
  "email",
  "project_type",
  "timeframe",
  "budget",
  "files_info",
  "reference",
] as const;

/** The answers of an enquiry; one that is empty or left out is not shown. */
export type Answers = Partial<Record<LabelledParam, string>>;

export const isGiven = (value: string | undefined) =>
  value !== undefined && value !== "" && value !== notGiven;

/** Whether the form says that files were chosen, which follow in a call of their own. */
export const hasFiles = (filesInfo: string) => /^Ja, \d+ bestand\(en\) bijgevoegd$/.test(filesInfo);

const filesFollow = "Ze komen in een volgende mail. Blijft die uit, vraag er dan om.";

/** The label of a chosen option, or the value as it came. */
function readableValue(field: LabelledParam, value: string, labels: Labels): string {
  if ((field === "service" || field === "project_type") && Object.hasOwn(labels[field], value)) {
    return labels[field][value] ?? value;
  }
  return field === "files_info" && hasFiles(value) ? `${value}\n${filesFollow}` : value;
}

const dutchTime = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});

/** The row with the date of the mail: the clock of a visitor's device may be years off. */
export const sentRow = (date: Date): Row => ({
  label: "Verstuurd op",
  value: dutchTime.format(date),
});

/** The address of the visitor on one line; empty when none is given. */
export function placeOf({ address, postal_code, city }: Answers): string {
  const town = [postal_code, city].filter(isGiven).join(" ");
  return [address, town].filter(isGiven).join(", ");
}

/** The rows of an enquiry. The last row names what the visitor did not give. */
export function rowsOf(answers: Answers, labels: Labels) {
  function rowsFor(params: readonly LabelledParam[]): Row[] {
    const rows: Row[] = [];
    for (const param of params) {
      const value = answers[param] ?? "";
      if (isGiven(value)) {
        rows.push({ label: labels.params[param], value: readableValue(param, value, labels) });
      }
    }
    return rows;
  }
  const moreRows = rowsFor(moreParams);
  const missing = [...titleParams, ...firstParams, ...moreParams]
    .filter((param) => answers[param] === notGiven)
    .map((param) => labels.params[param]);
  if (missing.length > 0) {
    moreRows.push({ label: notGiven, value: missing.join(", ") });
  }
  return { rows: rowsFor(firstParams), moreRows };
}

/** What the owner can do at once, as links that a phone opens: call, answer, find the way. */
export function actionsFor(answers: Answers): Action[] {
  const actions: Action[] = [];
  const addAction = (label: string, href: string | undefined) => {
    if (href !== undefined) {
      actions.push({ label, href });
    }
  };
  addAction("Bellen", telLink(answers.phone ?? ""));
  addAction("Beantwoorden", mailtoLink(answers.email ?? ""));
  addAction("Route", routeLink(answers));
  return actions;
}

function telLink(phone: string): string | undefined {
  const number = readPhoneNumber(phone);
  return number && `tel:${number}`;
}

function mailtoLink(email: string): string | undefined {
  const address = answerableAddress(email);
  return address && `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/** The way to the visitor, who may live in a street that other towns have too. */
function routeLink(answers: Answers): string | undefined {
  if (!isGiven(answers.address)) {
    return undefined;
  }
  const query = new URLSearchParams({ api: "1", query: placeOf(answers) });
  return `https://www.google.com/maps/search/?${query}`;
}
