import { expect, test } from "vitest";
import { newestFirst } from "./sort-orders.ts";

test("the newest stands on top, and entries of one day in the order they were read", () => {
  const entries = [
    { id: "a", published: "2025-01-01" },
    { id: "b", published: "2025-01-01" },
    { id: "c", published: "2026-11-02" },
  ];
  expect(entries.toSorted(newestFirst("published")).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});
