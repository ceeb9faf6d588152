import { expect, test } from "vitest";
import { euro, euroRange } from "./money.ts";

test("amounts are written the Dutch way", () => {
  expect(euro(60)).toBe("€\u00a060");
  expect(euro(4.35 * 100)).toBe("€\u00a0435");
  expect(euro(12.5)).toBe("€\u00a012,50");
  expect(euro(8.99)).toBe("€\u00a08,99");
  expect(euro(-100)).toBe("−\u00a0€\u00a0100");
  expect(euroRange(2000, 3500)).toBe("€\u00a02.000 tot €\u00a03.500");
});
