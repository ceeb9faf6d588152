import type { FormName } from "./form.ts";

/**
 * What a visitor types or chooses, in the order of the forms: the most characters it takes, as
 * `maxlength` counts them, and in each form the fewest, without the spaces around them; 0 where it
 * may stay empty or is not asked.
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
  // People describe their rooms here; a number is what the calculator fills in.
  squareMeters: { most: 300, contact: 0, quote: 1 },
  timeframe: { most: 100, contact: 0, quote: 0 },
  budget: { most: 100, contact: 0, quote: 0 },
  message: { most: 20_000, contact: 0, quote: 0 },
} satisfies Record<string, Record<FormName | "most", number>>;

export type TextField = keyof typeof fields;
export const textFields = Object.keys(fields) as TextField[];
