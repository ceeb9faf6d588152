import { expect, test } from "vitest";
import { hoursOf } from "./business-nodes.ts";

test("search engines are told when the firm is closed", () => {
  const closed = { from: "2027-07-26", until: "2027-08-13" };
  expect(hoursOf({ openingHours: [], closed }).specialOpeningHoursSpecification).toEqual({
    "@type": "OpeningHoursSpecification",
    validFrom: "2027-07-26",
    validThrough: "2027-08-13",
    opens: "00:00",
    closes: "00:00",
  });
  expect(hoursOf({ openingHours: [] }).specialOpeningHoursSpecification).toBeUndefined();
});
