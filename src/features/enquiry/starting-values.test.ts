import { beforeEach, expect, test, vi } from "vitest";
import { emptyValues } from "./fields.ts";
import { startingValues } from "./starting-values.ts";

beforeEach(() => vi.stubGlobal("location", { search: "" }));

test("what was typed before the form came to life wins over the draft", () => {
  const draft = { values: { ...emptyValues, name: "Fatima", city: "Delft" }, search: "" };
  const { values } = startingValues({}, draft, { name: "Fatima el Idrissi", privacy: true });
  expect(values).toMatchObject({ name: "Fatima el Idrissi", city: "Delft", privacy: true });
});

test("a hidden field that was filled in before the form came to life still counts", () => {
  const { values } = startingValues({}, undefined, { honeypot: "https://spam.example" });
  expect(values.honeypot).toBe("https://spam.example");
});
