import { z } from "zod";
import { textWith } from "../../lib/reference.ts";
import { texts } from "../common.ts";

/** The words that all service pages share. */
export const servicePagesSchema = z.strictObject({
  ...texts("estimate", "call", "statistics"),
  withVat: textWith("amount", "percent"),
});
