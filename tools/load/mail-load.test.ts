import { expect, test } from "vitest";
import { runMailLoad } from "./load.ts";

test("no enquiry and no file is lost or doubled while the service and the mail server crash", {
  timeout: 60_000,
}, async () => {
  const figures = await runMailLoad({
    enquiries: 60,
    senders: 40,
    copies: 1,
    fileBytes: [10_000, 60_000],
    killEveryAnswers: [3, 12],
    withinMs: 50_000,
  });
  expect(figures).toMatchObject({ answered: 60, mails: 60, missing: [], twice: [], astray: [] });
  expect(figures.filesAnswered).toBeGreaterThanOrEqual(15);
  expect(figures.files).toBe(figures.filesAnswered);
  // Without crashes and repeated calls, the result would prove little.
  expect(figures.serviceKills + figures.smtpKills).toBeGreaterThan(0);
  expect(figures.retries).toBeGreaterThan(0);
});
