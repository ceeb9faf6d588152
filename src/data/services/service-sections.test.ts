import { expect, test } from "vitest";
import { drawnPoints } from "./service-sections.ts";

test("a drawing has as many numbers as its list has points", () => {
  const points = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ title: `Punt ${i}`, text: "Zo gaat het." }));
  const listOf = (count: number) =>
    drawnPoints.safeParse({ heading: "Stappen", drawing: "six-steps", items: points(count) });
  expect(listOf(6).success).toBe(true);
  expect(listOf(5).error?.issues[0]?.path).toEqual(["drawing"]);
});
