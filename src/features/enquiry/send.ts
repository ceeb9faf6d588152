import { EmailJSResponseStatus, init, send } from "@emailjs/browser";
import type { EnquiryProps } from "#data/pages/enquiry.ts";
import { withTimeout } from "./with-timeout.ts";

/**
 * How sending went. `message` and `error` are for whoever looks into a failure, not for visitors.
 */
export interface SendResult {
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

function failure(message: string, response?: SendResult["response"]): SendResult {
  return { success: false, message, error: message, ...(response && { response }) };
}

function fromStatus({ status, text }: { status: number; text: string }): SendResult {
  const reason = statusTexts[status] ?? text;
  return failure(`E-mailservice: status ${status}${reason && ` (${reason})`}`, { status, text });
}

function fromException(error: unknown): SendResult {
  if (error instanceof EmailJSResponseStatus) {
    return fromStatus(error);
  }
  // A request that does not reach the service is a TypeError to fetch, status 0 to the mail
  // library.
  if (error instanceof TypeError) {
    return fromStatus(new EmailJSResponseStatus());
  }
  const text = error instanceof Error ? error.message : error;
  return failure(typeof text === "string" && text ? text : noMessage);
}

/**
 * Sends an enquiry through the mail service. Never rejects: whatever goes wrong, the result says
 * what.
 */
export async function sendEnquiry(
  sending: Omit<EnquiryProps["sending"], "recipient" | "photographs">,
  params: Record<string, string>,
): Promise<SendResult> {
  const { publicKey, serviceId, templateId, origin, giveUpAfterSeconds } = sending;
  const answer = async (): Promise<SendResult> => {
    init({ publicKey, origin: origin === "same" ? location.origin : origin });
    const response = await send(serviceId, templateId, params);
    if (response.status !== 200) {
      return fromStatus(response);
    }
    return { success: true, message: "Email successfully sent", response };
  };
  const silence = `E-mailservice: geen antwoord binnen ${giveUpAfterSeconds} seconden`;
  return withTimeout(giveUpAfterSeconds, answer(), silence).catch(fromException);
}
