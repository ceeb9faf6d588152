import { type EnquiryValues, emptyValues } from "./fields.ts";

/** An enquiry with the shortest answer to each question that has to be answered. */
export const visitor: EnquiryValues = {
  ...emptyValues,
  name: "Bo",
  email: "bo@voorbeeld.nl",
  phone: "0612345678",
  service: "anders",
  privacy: true,
  address: "A 1",
  postalCode: "3011",
  city: "Ee",
  projectType: "woning",
  squareMeters: "8",
};
