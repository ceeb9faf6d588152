import { answerableAddress } from "@contractor/core/enquiry/email-address.ts";
import { notGiven } from "@contractor/core/enquiry/params.ts";
import { readPhoneNumber } from "@contractor/core/enquiry/phone-number.ts";
import type { LabelledParam, Labels } from "#config/site-settings.ts";
import type { Action, Row } from "#email/layout.ts";

/** In the title of the mail and in the line below it. */
const titleParams: LabelledParam[] = ["name", "address", "postal_code", "city"];

/** What the owner needs to call back. */
const firstParams: LabelledParam[] = [
  "phone",
  "service",
  "work_part",
  "square_meters",
  "price_indication",
  "drawing",
];

/** All else, in smaller type. */
const moreParams: LabelledParam[] = [
  "email",
  "project_type",
  "timeframe",
  "budget",
  "files_info",
  "reference",
];

/** The answers of an enquiry; one that is empty or left out is not shown. */
export type Answers = Partial<Record<LabelledParam, string>>;

const isGiven = (value: string | undefined): value is string =>
  value !== undefined && value !== "" && value !== notGiven;

/** Whether the form says that files were chosen, which follow in a call of their own. */
export const hasFiles = (filesInfo: string) => /^Ja, \d+ bestand\(en\) bijgevoegd$/.test(filesInfo);

const filesFollow = "Ze komen in een volgende mail. Blijft die uit, vraag er dan om.";

/** The firm's own word for a choice; undefined for anything that it does not offer. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(labels, value) ? labels[value] : undefined;

/** The label of a chosen option, or the value as it came. */
function readableValue(field: LabelledParam, value: string, labels: Labels): string {
  if (field === "service" || field === "project_type") {
    return labelOf(labels[field], value) ?? value;
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
  const rowsFor = (params: readonly LabelledParam[]): Row[] =>
    params.flatMap((param) => {
      const value = answers[param];
      const label = labels.params[param];
      return isGiven(value) ? { label, value: readableValue(param, value, labels) } : [];
    });
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
  const number = readPhoneNumber(answers.phone ?? "");
  const address = answerableAddress(answers.email ?? "");
  const links = {
    Bellen: number && `tel:${number}`,
    Beantwoorden: address && `mailto:${encodeURIComponent(address).replace("%40", "@")}`,
    Route: routeLink(answers),
  };
  return Object.entries(links).flatMap(([label, href]) => (href ? { label, href } : []));
}

/** The way to the visitor, who may live in a street that other towns have too. */
function routeLink(answers: Answers): string | undefined {
  if (!isGiven(answers.address)) {
    return undefined;
  }
  const query = new URLSearchParams({ api: "1", query: placeOf(answers) });
  return `https://www.google.com/maps/search/?${query}`;
}
