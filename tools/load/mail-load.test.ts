import { expect, test } from "vitest";
import { runMailLoad } from "./load.ts";

test("no enquiry and no file is lost or doubled while the service and the mail server crash", async () => {
  const figures = await runMailLoad({
    enquiries: 24,
    senders: 12,
    copies: 1,
    fileBytes: [10_000, 60_000],
    killEveryAnswers: [5, 8],
  });
  expect(figures).toMatchObject({ answered: 24, mails: 24, missing: [], twice: [] });
  // A crash may take the mail to a visitor with it, and how many it takes differs.
  expect(figures.answeredTwice).toEqual([]);
  expect(figures.filesAnswered).toBeGreaterThanOrEqual(6);
  expect(figures.files).toBe(figures.filesAnswered);
  // Without crashes and repeated calls, the result would prove little.
  expect(figures.serviceKills + figures.smtpKills).toBeGreaterThanOrEqual(2);
  expect(figures.retries).toBeGreaterThan(0);
});
