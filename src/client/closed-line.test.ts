import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, onTestFinished, test, vi } from "vitest";

const script = readFileSync(new URL("closed-line.js", import.meta.url), "utf8");
const away = { from: "2027-07-26", until: "2027-08-13", text: "Closed until 14 August." };

/** What the line says to a visitor who opens the page at this time. */
function lineAt(time: string): string {
  vi.useFakeTimers({ now: new Date(time) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { document } = parseHTML("<p></p><script></script>");
  const line = document.querySelector("p");
  line?.setAttribute("data-break", JSON.stringify(away));
  const currentScript = document.querySelector("script");
  new Function("document", script)({ currentScript });
  return line?.textContent ?? "";
}

test("the line says until when the firm is closed, on the first and the last day", () => {
  expect(lineAt("2027-07-26T12:00")).toBe("Closed until 14 August.");
  expect(lineAt("2027-08-13T12:00")).toBe("Closed until 14 August.");
});

test("the line is empty before the break and after it", () => {
  expect(lineAt("2027-07-25T12:00")).toBe("");
  expect(lineAt("2027-08-14T12:00")).toBe("");
});
