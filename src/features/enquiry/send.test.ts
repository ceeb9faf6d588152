import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendEnquiry } from "./send";

const settings = {
  publicKey: "website",
  serviceId: "service_contact",
  templateId: "template_contact",
  origin: "same",
  giveUpAfterSeconds: 15,
};
const params = { name: "Fatima" };
const request = vi.fn<typeof fetch>();

const answer = (status: number, text: string) => request.mockResolvedValue(new Response(text, { status }));

beforeEach(() => {
  vi.stubGlobal("fetch", request);
  vi.stubGlobal("location", { origin: "https://firm.example", pathname: "/contact" });
  vi.stubGlobal("navigator", { languages: ["nl"] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  request.mockReset();
});

describe("sending", () => {
  it("posts the specified body and reports success", async () => {
    answer(200, "OK");
    expect(await sendEnquiry(settings, params)).toEqual({
      success: true,
      message: "Email successfully sent",
      response: { status: 200, text: "OK" },
    });
    expect(request).toHaveBeenCalledOnce();
    const [url, init] = request.mock.calls[0] ?? [];
    expect(url).toBe("https://firm.example/api/v1.0/email/send");
    expect(init?.method).toBe("POST");
    expect(JSON.parse(String(init?.body))).toEqual({
      lib_version: "4.4.1",
      user_id: "website",
      service_id: "service_contact",
      template_id: "template_contact",
      template_params: params,
    });
  });

  it("goes to another service when the settings name one", async () => {
    answer(200, "OK");
    await sendEnquiry({ ...settings, origin: "https://api.emailjs.com" }, params);
    expect(request.mock.calls[0]?.[0]).toBe("https://api.emailjs.com/api/v1.0/email/send");
  });

  it.each([
    [403, "The public key is not known here", "E-mailservice: status 403 (Forbidden)"],
    [429, "Slow down", "E-mailservice: status 429 (Too Many Requests)"],
    [451, "", "E-mailservice: status 451 (Unavailable For Headless Browser)"],
    [
      412,
      "The mail server refused the message",
      "E-mailservice: status 412 (The mail server refused the message)",
    ],
    [500, "", "E-mailservice: status 500"],
    [202, "Later", "E-mailservice: status 202 (Later)"],
  ])("names the service and status %i", async (status, text, error) => {
    answer(status, text);
    const response = { status, text };
    expect(await sendEnquiry(settings, params)).toEqual({ success: false, message: error, error, response });
  });

  it("calls a request that does not arrive a network error", async () => {
    request.mockRejectedValue(new TypeError("Failed to fetch"));
    const error = "E-mailservice: status 0 (Network Error)";
    expect(await sendEnquiry(settings, params)).toMatchObject({ success: false, message: error, error });
  });

  it("has words for an exception without any", async () => {
    request.mockRejectedValue(new Error(""));
    const message = "Er is een fout opgetreden bij het versturen van uw bericht.";
    expect(await sendEnquiry(settings, params)).toMatchObject({ success: false, message });
  });

  it("gives up on a silent service after the set time", async () => {
    vi.useFakeTimers();
    request.mockReturnValue(new Promise(() => {}));
    const settled = vi.fn();
    const result = sendEnquiry(settings, params).then(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await result;
    const error = "E-mailservice: geen antwoord binnen 15 seconden";
    expect(settled).toHaveBeenCalledWith({ success: false, message: error, error });
  });

  it.each([
    [{ publicKey: "" }, params, "publieke sleutel"],
    [{ serviceId: "" }, params, "service-id"],
    [{ templateId: undefined as never }, params, "template-id"],
    [{}, [] as never, "geen object"],
    [{}, null as never, "geen object"],
  ])("is refused without what it needs: %j %j", async (changes, given, reason) => {
    const result = await sendEnquiry({ ...settings, ...changes }, given);
    expect(result.success).toBe(false);
    expect(result.error).toContain(reason);
    expect(request).not.toHaveBeenCalled();
  });
});
