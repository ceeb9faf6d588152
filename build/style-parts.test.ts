import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { styleParts } from "./style-parts.ts";

test("a long style becomes several short ones, with all rules in their order", () => {
  const rules = Array.from({ length: 100 }, (_, index) => {
    const rule = `.rule-${index}{background:url("/${"x".repeat(400)}.png")}`;
    return index % 2 ? `@media (min-width:40rem){${rule}${rule}}` : rule;
  });
  const { document } = parseHTML(`<head><style>a{}</style><style>${rules.join("")}</style></head>`);

  styleParts({ document });

  const [first, ...parts] = [...document.querySelectorAll("style")].map(
    ({ textContent }) => textContent,
  );
  expect(first).toBe("a{}");
  expect(parts.join("")).toBe(rules.join(""));
  expect(parts.length).toBeGreaterThan(2);
  expect(
    parts.filter((part) => part.length > 20_000 || !/^(\.rule|@media).*\}$/.test(part)),
  ).toEqual([]);
});
