import { z } from "zod";
import { fields } from "#contract/fields.ts";
import { budgets, projectTypes, timeframes } from "#contract/options.ts";

const label = z.string().min(1).max(100).describe("write at least one word, and at most 100 characters");
const labels = <Value extends string>(values: readonly Value[], most: number) =>
  z.record(z.enum(values), label.max(most));

/** The labels of what a visitor chooses from, under `options` in content/enquiry.yaml; the mail service reads them too. */
export const choices = z.strictObject({
  projectType: labels(projectTypes, fields.projectType.most),
  timeframe: labels(timeframes, fields.timeframe.most),
  budget: labels(budgets, fields.budget.most),
});
