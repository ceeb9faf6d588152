import type { EnquiryAction, Received } from "#components/enquiry/enquiry-reducer.ts";
import { type EnquiryValues, emptyValues, visitorOf } from "#components/enquiry/fields.ts";
import { failureText } from "#components/enquiry/sending/status-text.ts";
import { createPricing } from "#components/enquiry/steps/pricing.ts";
import { exampleWall } from "#components/wall/geometry.ts";
import type { FormName } from "#contract/fields.ts";
import { enquiryProps, quoteTexts } from "#data/enquiry/enquiry-props.ts";
import { wallTexts } from "#data/enquiry/wall.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { priceBookOf } from "#data/estimate/price-book.ts";
import { prices } from "#data/prices/prices.ts";

const texts = enquiryProps("quote").texts;
const pricing = createPricing(
  priceBookOf(prices.data, estimateTexts()),
  wallTexts.data,
  quoteTexts(),
);
const [service = ""] = Object.keys(texts.options.service);

const values: EnquiryValues = {
  ...emptyValues,
  name: "Fatima el Idrissi",
  email: "fatima@voorbeeld.nl",
  phone: "06 12345678",
  address: "Kerkstraat 40",
  postalCode: "3811 AD",
  city: "Amersfoort",
  service,
  projectType: "appartement",
  squareMeters: "85",
  message: "De muur is vochtig.\nGraag vóór de zomer.",
  privacy: true,
};
const drawing = exampleWall("walls");

const answered = (changed: Partial<EnquiryValues>): EnquiryAction => ({
  type: "answered",
  values: { ...values, ...changed },
  drawing: undefined,
});
const filledIn = answered({});

const attempt = { enquiryNumber: "KK-7Q2M4XTP", sentAt: "2026-11-28T10:00:00.000Z" };
const sending: EnquiryAction = {
  type: "sending",
  attempt,
  toast: { tone: "busy", text: texts.sending },
};

function failed(status: number): EnquiryAction {
  const isOffline = status === 0;
  const text = failureText(texts, { form: "quote", status, isOffline });
  return { type: "failed", status, isOffline, toast: { tone: "failure", text } };
}

const received: Received = {
  enquiryNumber: attempt.enquiryNumber,
  service,
  rows: pricing.asked(values, undefined, texts),
  files: pricing.filesText({ photos: 3, pdfs: 1 }),
};
const arrived: EnquiryAction = {
  type: "received",
  received,
  sender: visitorOf(values),
  toast: { tone: "success", text: texts.success },
};

const begun: EnquiryAction = {
  type: "begun",
  prefilled: {},
  draft: undefined,
  typed: {},
  search: "",
};
const draft = { values };

/** A toast covers what is below it for a moment. */
const toastClosed: EnquiryAction = { type: "toastClosed" };

/** What happened to a form before, by the state that it leads to. */
const histories: Record<string, readonly EnquiryAction[]> = {
  empty: [begun],
  mistakes: [begun, { type: "refused" }],
  "filled-in": [begun, filledIn],
  restored: [{ ...begun, draft }],
  sending: [begun, filledIn, sending, toastClosed],
  failed: [begun, filledIn, sending, failed(500), toastClosed],
  offline: [begun, filledIn, sending, failed(0), toastClosed],
  sent: [begun, filledIn, sending, arrived, toastClosed],
  "sent-before": [
    begun,
    filledIn,
    sending,
    arrived,
    toastClosed,
    { type: "reopened", focusId: undefined },
  ],
};

const quoteHistories: typeof histories = {
  unclear: [begun, answered({ squareMeters: "een grote kamer" })],
  drawn: [begun, { type: "answered", values, drawing }],
};

interface FormState {
  form: FormName;
  history: readonly EnquiryAction[];
}

/** The states by the name of their page, such as "quote-failed". */
export const states = new Map<string, FormState>([
  ...Object.entries(histories).flatMap(([name, history]): [string, FormState][] => [
    [`contact-${name}`, { form: "contact", history }],
    [`quote-${name}`, { form: "quote", history }],
  ]),
  ...Object.entries(quoteHistories).map(([name, history]): [string, FormState] => [
    `quote-${name}`,
    { form: "quote", history },
  ]),
]);
