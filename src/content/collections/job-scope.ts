import { z } from "zod";

const euros = z.number().positive().describe("write an amount in euro including VAT, as in 2600");

/** How large a job was, how long it took and what it came to; each only where the firm says so. */
export const jobScope = {
  squareMetres: z.number().positive().optional().describe("write a number of square metres, or leave it out"),
  days: z.number().positive().optional().describe("write a number of working days, or leave it out"),
  price: z.strictObject({ from: euros, to: euros }).optional(),
};
