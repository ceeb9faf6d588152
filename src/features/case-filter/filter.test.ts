import { describe, expect, it } from "vitest";
import { addressFor, announcement } from "./filter";

describe("the filter in the address", () => {
  it("is written so that it can be shared, next to what was there", () => {
    const current = new URL("https://site.example/case-studies?bron=mail&filter=binnen#lijst");
    expect(addressFor("gevel", current)).toBe("/case-studies?bron=mail&filter=gevel#lijst");
    expect(addressFor("all", current)).toBe("/case-studies?bron=mail#lijst");
    expect(addressFor("all", new URL("https://site.example/case-studies?filter=gevel"))).toBe(
      "/case-studies",
    );
  });
});

describe("what is announced", () => {
  const texts = { one: "1 job: {filter}", many: "{count} jobs: {filter}", all: "All {count} jobs" };

  it("counts, and names the filter", () => {
    expect(announcement(texts, 1, "Roofs")).toBe("1 job: Roofs");
    expect(announcement(texts, 2, "Walls")).toBe("2 jobs: Walls");
    expect(announcement(texts, 5)).toBe("All 5 jobs");
  });
});
