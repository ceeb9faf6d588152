import { expect, test } from "vitest";
import { caseSchema } from "./case.ts";

test.each(["maart 2026", "2026-13", "2026-03-14"])("a case delivered in %s is refused", (date) => {
  expect(caseSchema.shape.date.safeParse("2026-03").success).toBe(true);
  expect(caseSchema.shape.date.safeParse(date).success).toBe(false);
});
