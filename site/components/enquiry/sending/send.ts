import "#components/enquiry/kept/kept-on-device.ts";
import { type Break, breakText, isoDay } from "@contractor/core/enquiry/days.ts";
import type { FormName } from "@contractor/core/enquiry/fields.ts";
import type { EnquiryProps, EnquiryTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { EmailJSResponseStatus, init, send } from "@emailjs/browser";
import { wait } from "#components/device/wait.ts";

/** The result of sending. `message` and `error` are for debugging, not for visitors. */
interface SendResult {
  success: boolean;
  message: string;
  response?: { status: number; text: string };
  error?: string;
}

const noMessage = "Er is een fout opgetreden bij het versturen van uw bericht.";

const statusTexts: Record<number, string> = {
  0: "Network Error",
  403: "Forbidden",
  429: "Too Many Requests",
  451: "Unavailable For Headless Browser",
};

function failureOfStatus({ status, text }: { status: number; text: string }): SendResult {
  const reason = statusTexts[status] ?? text;
  const message = `E-mailservice: status ${status}${reason && ` (${reason})`}`;
  return { success: false, message, error: message, response: { status, text } };
}

function failureOfException(error: unknown): SendResult {
  if (error instanceof EmailJSResponseStatus) {
    return failureOfStatus(error);
  }
  // Without an answer, fetch throws a TypeError and the mail library has status 0.
  if (error instanceof TypeError) {
    return failureOfStatus(new EmailJSResponseStatus());
  }
  const text = error instanceof Error ? error.message : error;
  const message = typeof text === "string" && text ? text : noMessage;
  return { success: false, message, error: message };
}

/** Sends an enquiry through the mail service. Never rejects: the result contains any failure. */
export async function sendEnquiry(
  sending: Omit<EnquiryProps["sending"], "recipient" | "photographs">,
  params: Record<string, string>,
): Promise<SendResult> {
  const { publicKey, serviceId, templateId, origin, giveUpAfterSeconds } = sending;

  async function sendAndRead(): Promise<SendResult> {
    init({ publicKey, origin: origin === "same" ? location.origin : origin });
    const { status, text } = await send(serviceId, templateId, params);
    if (status !== 200) {
      return failureOfStatus({ status, text });
    }
    // A maintenance page, or the login page of a network, may also answer 200.
    if (/^\s*</.test(text)) {
      return failureOfException("E-mailservice: status 200, maar met een webpagina");
    }
    return { success: true, message: "Email successfully sent", response: { status, text } };
  }

  async function giveUp(): Promise<SendResult> {
    await wait(giveUpAfterSeconds * 1_000);
    return failureOfException(`E-mailservice: geen antwoord binnen ${giveUpAfterSeconds} seconden`);
  }

  try {
    return await Promise.race([sendAndRead(), giveUp()]);
  } catch (error) {
    return failureOfException(error);
  }
}

/** What is said of the break in which the firm is closed today; undefined when it is open. */
export const breakNow = (away: Break | undefined): string | undefined =>
  away && breakText(isoDay(new Date()), away);

/** The statuses at which the mail service, or the mail server behind it, asks for patience. */
const asksForPatience = [429, 503];

/**
 * What the mail service answered to an enquiry that it did not take; "" where it did not answer.
 */
export function statusText({ failed }: Pick<EnquiryTexts, "failed">, status: number): string {
  if (status === 0) {
    return "";
  }
  const text = fill(failed.status, { status });
  return asksForPatience.includes(status) ? `${text} ${failed.wait}` : text;
}

/** The sentence about an enquiry that was not sent, the same in the toast and in the form. */
export const failureText = (texts: EnquiryTexts, form: FormName, status: number): string =>
  (form === "contact" && statusText(texts, status)) || texts.failure;
