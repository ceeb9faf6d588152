import { type EnquiryValues, emptyValues } from "#components/enquiry/fields.ts";

/** The fields about the visitor, which both forms have. */
const visitorFields = ["name", "email", "phone", "address", "postalCode", "city"] as const;

export type Visitor = Pick<EnquiryValues, (typeof visitorFields)[number]>;

interface KeptVisitor {
  visitor: Visitor;
  /** Whether an enquiry of this visit had them, after which a form is empty again. */
  isSent: boolean;
}

const key = "enquiry-visitor";

/** The storage of this visit, which the browser empties with the tab; undefined where refused. */
function visitStore(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

export function visitorOf(values: EnquiryValues): Visitor {
  const entries = visitorFields.map((field) => [field, values[field]]);
  return Object.fromEntries(entries) as Visitor;
}

export const hasSameVisitor = (one: EnquiryValues, other: EnquiryValues) =>
  visitorFields.every((field) => one[field] === other[field]);

export const isEmpty = (values: EnquiryValues) =>
  visitorFields.every((field) => values[field] === "");

/** What was typed about the visitor in either form of this visit; undefined when nothing was. */
export function readVisitor(): KeptVisitor | undefined {
  try {
    const kept = JSON.parse(visitStore()?.getItem(key) ?? "") as KeptVisitor;
    const visitor = visitorOf({ ...emptyValues, ...kept.visitor });
    return { visitor, isSent: kept.isSent };
  } catch {
    return undefined;
  }
}

export function writeVisitor(values: EnquiryValues, isSent = false): void {
  try {
    visitStore()?.setItem(key, JSON.stringify({ visitor: visitorOf(values), isSent }));
  } catch {
    // The other form asks again.
  }
}

export function removeVisitor(): void {
  visitStore()?.removeItem(key);
}
