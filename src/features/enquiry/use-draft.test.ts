import { expect, it } from "vitest";
import { newReference } from "./use-draft";

it("a reference is short, unambiguous and different every time", () => {
  const references = Array.from({ length: 500 }, () => newReference("AB"));
  for (const reference of references) expect(reference).toMatch(/^AB-[2-9CFGHJKMPQRVWX]{8}$/);
  expect(new Set(references).size).toBe(500);
});
