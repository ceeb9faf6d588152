import { z } from "zod";
import { textWith } from "../../lib/reference.ts";
import { texts } from "../common.ts";

export const servicePagesSchema = z.strictObject({
  ...texts("estimate", "call", "statistics"),
  withVat: textWith("amount", "percent"),
});
