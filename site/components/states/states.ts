import { type FormName, formNames } from "@contractor/core/enquiry/fields.ts";
import { enquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { wallTexts } from "@contractor/core/facts/enquiry/wall.ts";
import { priceBook } from "@contractor/core/prices/estimate/price-book.ts";
import type { EnquiryState } from "#components/enquiry/enquiry-store.ts";
import { type EnquiryValues, emptyValues, visitorOf } from "#components/enquiry/fields.ts";
import { answerRows } from "#components/enquiry/sending/params.ts";
import { createPricing } from "#components/enquiry/steps/pricing.ts";
import { exampleWall } from "#components/wall/geometry.ts";

const { texts } = enquiryProps("quote");
const pricing = createPricing(priceBook(), wallTexts.data);
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
const enquiryNumber = "KK-7Q2M4XTP";
const received = {
  enquiryNumber,
  rows: answerRows(values, texts, pricing.consequences(values, undefined)),
  sender: visitorOf(values),
};

/** The states that both forms have. */
const shared: Record<string, Partial<EnquiryState>> = {
  empty: {},
  mistakes: { isRefused: true },
  "filled-in": { values },
  restored: { values: { ...values, privacy: false }, isRestored: true },
  sending: { values, phase: "sending" },
  failed: { values, enquiryNumber, phase: "failed", status: 500 },
  offline: { values, enquiryNumber, phase: "offline" },
  sent: { phase: "sent", received },
};
const ofQuote: typeof shared = {
  unclear: { values: { ...values, squareMeters: "een grote kamer" } },
  drawn: { values, drawing: exampleWall("walls") },
};

/** The states by the name of their page, such as "quote-failed". */
export const states = new Map(
  formNames.flatMap((form) =>
    Object.entries(form === "quote" ? { ...shared, ...ofQuote } : shared).map(
      ([name, state]): [string, { form: FormName; state: Partial<EnquiryState> }] => [
        `${form}-${name}`,
        { form, state },
      ],
    ),
  ),
);
