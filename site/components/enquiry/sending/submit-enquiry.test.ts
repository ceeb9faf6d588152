import { enquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { createEnquiryStore } from "#components/enquiry/enquiry-store.ts";
import { visitor } from "#components/enquiry/testing.ts";
import { createPhotographs } from "#components/photographs/photographs.ts";
import { nextAttempt, submitEnquiry } from "./submit-enquiry.ts";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test("another attempt has the number of the first, and its moment for an hour", () => {
  const first = { enquiryNumber: "KK-7Q3XW9CM", sentAt: minutesAgo(50) };
  expect(nextAttempt(first, "KK")).toEqual(first);
  const later = nextAttempt({ ...first, sentAt: minutesAgo(61) }, "KK");
  expect(later.enquiryNumber).toBe(first.enquiryNumber);
  expect(Date.now() - Date.parse(later.sentAt)).toBeLessThan(60_000);
});

test("a form that is sent at once waits until its page has been open for long enough", async () => {
  const sent = vi.fn<typeof fetch>().mockResolvedValue(new Response("OK"));
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("location", { origin: "https://firm.example", pathname: "/contact" });
  vi.stubGlobal("navigator", { languages: ["nl"] });
  vi.spyOn(performance, "now").mockReturnValue(500);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const store = createEnquiryStore();
  const props = { ...enquiryProps("contact"), store };
  const photographs = createPhotographs(props.sending);
  const submitted = submitEnquiry("contact", visitor, props, undefined, photographs);
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await submitted;
  expect(sent.mock.lastCall?.[1]?.body).toContain('"elapsed_ms":"1500"');
  expect(store.get()).toMatchObject({ phase: "sent", received: { sender: { name: "Bo" } } });
});
