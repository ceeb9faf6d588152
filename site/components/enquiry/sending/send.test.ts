import { libraryVersion } from "@contractor/core/enquiry/calls.ts";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { sendEnquiry } from "./send.ts";

const settings = {
  publicKey: "website",
  serviceId: "service_contact",
  templateId: "template_contact",
  origin: "same",
  giveUpAfterSeconds: 15,
};
const params = { name: "Fatima" };
const request = vi.fn<typeof fetch>();

const answer = (status: number, text: string) =>
  request.mockResolvedValue(new Response(text, { status }));

beforeEach(() => {
  vi.stubGlobal("fetch", request.mockReset());
  vi.stubGlobal("location", { origin: "https://firm.example", pathname: "/contact" });
  vi.stubGlobal("navigator", { languages: ["nl"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["same", "https://firm.example"],
  ["https://api.emailjs.com", "https://api.emailjs.com"],
])("posts the specified body to %s and reports success", async (origin, service) => {
  answer(200, "OK");
  expect(await sendEnquiry({ ...settings, origin }, params)).toEqual({
    success: true,
    message: "Email successfully sent",
    response: { status: 200, text: "OK" },
  });
  const [[url, init] = []] = request.mock.calls;
  expect(url).toBe(`${service}/api/v1.0/email/send`);
  expect(init?.method).toBe("POST");
  expect(JSON.parse(String(init?.body))).toEqual({
    lib_version: libraryVersion,
    user_id: "website",
    service_id: "service_contact",
    template_id: "template_contact",
    template_params: params,
  });
});

test.each([
  [403, "The public key is not known here", "E-mailservice: status 403 (Forbidden)"],
  [429, "Slow down", "E-mailservice: status 429 (Too Many Requests)"],
  [451, "", "E-mailservice: status 451 (Unavailable For Headless Browser)"],
  [412, "The mail server refused", "E-mailservice: status 412 (The mail server refused)"],
  [500, "", "E-mailservice: status 500"],
  [202, "Later", "E-mailservice: status 202 (Later)"],
])("names the service and status %i", async (status, text, message) => {
  answer(status, text);
  const response = { status, text };
  const failed = { success: false, message, error: message, response };
  expect(await sendEnquiry(settings, params)).toEqual(failed);
});

test("fails at status 200 with a web page, which is not the mail service's", async () => {
  answer(200, "\n<!doctype html><title>Wifi</title>");
  expect(await sendEnquiry(settings, params)).toMatchObject({ success: false });
});

test.each([
  [new TypeError("Failed to fetch"), "E-mailservice: status 0 (Network Error)"],
  [new Error(""), "Er is een fout opgetreden bij het versturen van uw bericht."],
])("has words for an exception: %s", async (exception, message) => {
  request.mockRejectedValue(exception);
  const failed = { success: false, message, error: message };
  expect(await sendEnquiry(settings, params)).toMatchObject(failed);
});

test("fails once the service has not answered for as long as the site waits", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  request.mockReturnValue(new Promise(() => {}));
  const settled = vi.fn();
  void sendEnquiry(settings, params).then(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.mock.lastCall).toMatchObject([{ success: false }]);
});

test.each([
  [{ publicKey: "" }, params, "public key"],
  [{ serviceId: "" }, params, "service ID"],
  [{ templateId: undefined as never }, params, "template ID"],
  [{}, [] as never, "object"],
])("is refused without what it needs: %j %j", async (changes, given, reason) => {
  const result = await sendEnquiry({ ...settings, ...changes }, given);
  expect(result).toMatchObject({ success: false, error: expect.stringContaining(reason) });
  expect(request).not.toHaveBeenCalled();
});
