import { describe, expect, it } from "vitest";
import { addressFor, announcement, filterIn, shows } from "./filter";

const known = ["all", "gevel", "binnen"];

describe("the filter in the address", () => {
  it("is the one asked for", () => {
    expect(filterIn("?filter=gevel", known)).toBe("gevel");
    expect(filterIn("?bron=mail&filter=binnen", known)).toBe("binnen");
  });

  it.each(["", "?filter=", "?filter=dak", "?filter=GEVEL", "?gevel"])("is everything for %j", (search) => {
    expect(filterIn(search, known)).toBe("all");
  });

  it("is written so that it can be shared, next to what was there", () => {
    const current = new URL("https://site.example/case-studies?bron=mail&filter=binnen#lijst");
    expect(addressFor("gevel", current)).toBe("/case-studies?bron=mail&filter=gevel#lijst");
    expect(addressFor("all", current)).toBe("/case-studies?bron=mail#lijst");
    expect(addressFor("all", new URL("https://site.example/case-studies?filter=gevel"))).toBe(
      "/case-studies",
    );
  });

  it("can be read back from what was written", () => {
    const written = addressFor("gevel", new URL("https://site.example/case-studies"));
    expect(filterIn(new URL(written, "https://site.example").search, known)).toBe("gevel");
  });
});

describe("a case under a filter", () => {
  it("shows with its own kind and with everything, and not otherwise", () => {
    expect(shows("gevel", "gevel")).toBe(true);
    expect(shows("all", "gevel")).toBe(true);
    expect(shows("binnen", "gevel")).toBe(false);
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
