import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";

const script = readFileSync(new URL("closed-line.js", import.meta.url), "utf8");
const text = "Closed until 14 August.";
const away = JSON.stringify({ from: "2027-07-26", until: "2027-08-13", text });

test.each([
  ["2027-07-25T12:00", ""],
  ["2027-07-26T12:00", text],
  ["2027-08-13T12:00", text],
  ["2027-08-14T12:00", ""],
])("to who opens a page at %s the line says: %s", (time, said) => {
  vi.useFakeTimers({ now: new Date(time) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const line = { dataset: { break: away }, textContent: "" };
  new Function("document", script)({ currentScript: { previousElementSibling: line } });
  expect(line.textContent).toBe(said);
});
