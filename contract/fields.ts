import type { FormName } from "./form.ts";

interface FieldRules extends Record<FormName, number> {
  /** The name of the parameter that carries the answer in the mail. */
  param: string;
  most: number;
}

/**
 * The fields of the forms. `most` is the maximum length, as `maxlength` counts it. `contact` and
 * `quote` are the minimum length in each form, without spaces around the text: 0 for a field that
 * is optional or not in that form.
 */
export const fields = {
  name: { param: "name", most: 200, contact: 2, quote: 2 },
  email: { param: "email", most: 254, contact: 1, quote: 1 },
  phone: { param: "phone", most: 100, contact: 10, quote: 10 },
  address: { param: "address", most: 200, contact: 0, quote: 3 },
  postalCode: { param: "postal_code", most: 40, contact: 0, quote: 4 },
  city: { param: "city", most: 100, contact: 0, quote: 2 },
  service: { param: "service", most: 100, contact: 1, quote: 1 },
  projectType: { param: "project_type", most: 100, contact: 0, quote: 1 },
  // The price indication fills in a number, but people also describe their rooms here.
  squareMeters: { param: "square_meters", most: 300, contact: 0, quote: 1 },
  timeframe: { param: "timeframe", most: 100, contact: 0, quote: 0 },
  budget: { param: "budget", most: 100, contact: 0, quote: 0 },
  message: { param: "message", most: 20_000, contact: 0, quote: 0 },
} as const satisfies Record<string, FieldRules>;

export type TextField = keyof typeof fields;
export const textFields = Object.keys(fields) as TextField[];

export type FieldParam = (typeof fields)[TextField]["param"];
