import type { FormName } from "./form.ts";

/**
 * The fields of the forms. `most` is the maximum length, as `maxlength` counts it. `contact` and
 * `quote` are the minimum length in each form, without spaces around the text: 0 for a field that
 * is optional or not in that form.
 */
export const fields = {
  name: { most: 200, contact: 2, quote: 2 },
  email: { most: 254, contact: 1, quote: 1 },
  phone: { most: 100, contact: 10, quote: 10 },
  address: { most: 200, contact: 0, quote: 3 },
  postalCode: { most: 40, contact: 0, quote: 4 },
  city: { most: 100, contact: 0, quote: 2 },
  service: { most: 100, contact: 1, quote: 1 },
  projectType: { most: 100, contact: 0, quote: 1 },
  // The price indication fills in a number, but people also describe their rooms here.
  squareMeters: { most: 300, contact: 0, quote: 1 },
  timeframe: { most: 100, contact: 0, quote: 0 },
  budget: { most: 100, contact: 0, quote: 0 },
  message: { most: 20_000, contact: 0, quote: 0 },
} satisfies Record<string, Record<FormName | "most", number>>;

export type TextField = keyof typeof fields;
export const textFields = Object.keys(fields) as TextField[];
