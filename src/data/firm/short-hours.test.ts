import { expect, test } from "vitest";
import { shortHours } from "./short-hours.ts";

const shown = (hours: Parameters<typeof shortHours>[0]) =>
  shortHours(hours).replaceAll("\u2060", "").replaceAll("\u00a0", "~");
const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

test("days after each other become a range, and a closed day is left out", () => {
  const hours = [
    { weekdays: workdays, opens: "08:00", closes: "18:00" },
    { weekdays: ["Saturday"], opens: "09:00", closes: "15:00" },
    { weekdays: ["Sunday"] },
  ];
  expect(shown(hours)).toBe("ma–vr~8–18, za~9–15");
});

test("days with others between them are each named", () => {
  const hours = [{ weekdays: ["Monday", "Wednesday", "Friday"], opens: "08:30", closes: "12:00" }];
  expect(shown(hours)).toBe("ma, wo, vr~8.30–12");
});

test("a firm without hours has no line", () => {
  expect(shortHours([])).toBe("");
});
