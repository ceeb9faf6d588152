import { expect, onTestFinished, test, vi } from "vitest";
import { emptyValues } from "#components/enquiry/fields.ts";
import { visitor } from "#components/enquiry/testing.ts";
import { createPhotographs } from "#components/photographs/use-photographs.ts";
import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import { nextAttempt, submitEnquiry } from "./submit-enquiry.ts";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test("another attempt has the number of the first, and its moment for an hour", () => {
  const enquiryNumber = "KK-7Q3XW9CM";
  const draft = { values: emptyValues, enquiryNumber, sentAt: minutesAgo(50) };
  expect(nextAttempt(draft, "KK")).toEqual({ enquiryNumber, sentAt: draft.sentAt });
  const later = nextAttempt({ ...draft, sentAt: minutesAgo(61) }, "KK");
  expect(later.enquiryNumber).toBe(enquiryNumber);
  expect(Date.now() - Date.parse(later.sentAt)).toBeLessThan(60_000);
});

test("a first attempt has a number of the firm's", () => {
  expect(nextAttempt({ values: emptyValues }, "DG").enquiryNumber).toMatch(/^DG-[2-9A-Z]{8}$/);
});

test("a form that is sent at once waits until its page has been open for long enough", async () => {
  const sent = vi.fn<typeof fetch>().mockResolvedValue(new Response("OK"));
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("location", { origin: "https://firm.example", pathname: "/contact" });
  vi.stubGlobal("navigator", { languages: ["nl"] });
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const attempt = { enquiryNumber: "KK-7Q3XW9CM", sentAt: new Date().toISOString() };
  const submission = { form: "contact", values: visitor, drawing: undefined, attempt } as const;
  const { sending, texts } = enquiryProps("contact");
  const photographs = createPhotographs(sending);
  const services = { sending, texts, pricing: undefined, photographs };
  const outcome = submitEnquiry({ ...submission, elapsedMs: 500 }, services);
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ isReceived: true, params: { elapsed_ms: "1500" } });
});
