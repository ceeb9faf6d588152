import { z } from "zod";
import { textWith } from "../../lib/reference.ts";
import { text } from "../common.ts";

/** The words that all service pages share. */
export const servicePagesSchema = z.strictObject({
  estimate: text,
  call: text,
  statistics: text,
  withVat: textWith("amount", "percent"),
});
