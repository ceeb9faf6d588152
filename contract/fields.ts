import type { FormName } from "./form.ts";

interface FieldRules extends Record<FormName, number> {
  /** The name of the parameter that carries the answer in the mail. */
  param: string;
  maxLength: number;
}

/**
 * The fields of the forms. `maxLength` is counted as the attribute `maxlength` counts it. `contact`
 * and `quote` are the minimum length in each form, without spaces around the text: 0 for a field
 * that is optional or not in that form.
 */
export const fields = {
  name: { param: "name", maxLength: 200, contact: 2, quote: 2 },
  email: { param: "email", maxLength: 254, contact: 1, quote: 1 },
  phone: { param: "phone", maxLength: 100, contact: 10, quote: 10 },
  address: { param: "address", maxLength: 200, contact: 0, quote: 3 },
  postalCode: { param: "postal_code", maxLength: 40, contact: 0, quote: 4 },
  city: { param: "city", maxLength: 100, contact: 0, quote: 2 },
  service: { param: "service", maxLength: 100, contact: 1, quote: 1 },
  projectType: { param: "project_type", maxLength: 100, contact: 0, quote: 1 },
  // The price indication fills in a number, but people also describe their rooms here.
  squareMeters: { param: "square_meters", maxLength: 300, contact: 0, quote: 1 },
  timeframe: { param: "timeframe", maxLength: 100, contact: 0, quote: 0 },
  budget: { param: "budget", maxLength: 100, contact: 0, quote: 0 },
  message: { param: "message", maxLength: 20_000, contact: 0, quote: 0 },
} as const satisfies Record<string, FieldRules>;

export type TextField = keyof typeof fields;
export const textFields = Object.keys(fields) as TextField[];

export type FieldParam = (typeof fields)[TextField]["param"];
