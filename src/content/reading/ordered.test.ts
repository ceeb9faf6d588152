import { describe, expect, it } from "vitest";
import { ordered } from "./ordered";

describe("a folder in order", () => {
  it("accepts files that each have their own place", () => {
    const entries = [
      { id: "woonkamer-blijdorp", order: 1 },
      { id: "kantoor-2", order: 2 },
    ];
    expect(ordered("cases", entries)).toBe(entries);
  });

  it("says which two files claim the same place", () => {
    const entries = [
      { id: "woonkamer", order: 3 },
      { id: "kantoor", order: 3 },
    ];
    expect(() => ordered("cases", entries)).toThrow(
      "content/cases/kantoor.yaml › order: 3 is already that of woonkamer.yaml — give each its own number",
    );
  });

  it.each(["Woonkamer", "woon kamer", "café", "-a", "a--b"])("refuses %s as an address", (id) => {
    expect(() => ordered("cases", [{ id, order: 1 }])).toThrow(
      `content/cases/${id}.yaml: cannot be an address`,
    );
  });
});
