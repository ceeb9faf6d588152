import { EmailJSResponseStatus, init, send } from "@emailjs/browser";
import { withTimeout } from "./with-timeout";

export interface SendSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Where the mail service is; "same" is the site's own address. */
  origin: string;
  giveUpAfterSeconds: number;
}

/** How sending went. `message` and `error` are for whoever looks into a failure, not for visitors. */
export interface SendResult {
  success: boolean;
  message: string;
  response?: { status: number; text: string };
  error?: string;
}

const noMessage = "Er is een fout opgetreden bij het versturen van uw bericht.";

/** The mail library's own words for its statuses. */
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
  if (error instanceof EmailJSResponseStatus) return fromStatus(error);
  // A request that does not reach the service is a TypeError to fetch, status 0 to the mail library.
  if (error instanceof TypeError) return fromStatus(new EmailJSResponseStatus());
  const text = error instanceof Error ? error.message : error;
  return failure(typeof text === "string" && text ? text : noMessage);
}

const isFilled = (value: unknown) => typeof value === "string" && value !== "";

/** What keeps an enquiry from being sent at all, in a sentence; undefined when nothing does. */
function obstacle({ publicKey, serviceId, templateId }: SendSettings, params: unknown): string | undefined {
  if (!isFilled(publicKey)) return "E-mailservice: de publieke sleutel ontbreekt";
  if (!isFilled(serviceId)) return "E-mailservice: de service-id ontbreekt";
  if (!isFilled(templateId)) return "E-mailservice: de template-id ontbreekt";
  if (Object.prototype.toString.call(params) !== "[object Object]") {
    return "E-mailservice: de gegevens zijn geen object";
  }
  return undefined;
}

/**
 * Sends an enquiry through the mail service. Never rejects: a refusal, an answer other than 200, a broken
 * connection and silence for longer than `giveUpAfterSeconds` are failures that say what happened.
 */
export async function sendEnquiry(
  settings: SendSettings,
  params: Record<string, string>,
): Promise<SendResult> {
  const refused = obstacle(settings, params);
  if (refused) return failure(refused);
  const { publicKey, serviceId, templateId, origin, giveUpAfterSeconds } = settings;
  const answer = async (): Promise<SendResult> => {
    init({ publicKey, origin: origin === "same" ? location.origin : origin });
    const response = await send(serviceId, templateId, params);
    if (response.status !== 200) return fromStatus(response);
    return { success: true, message: "Email successfully sent", response };
  };
  const silence = `E-mailservice: geen antwoord binnen ${giveUpAfterSeconds} seconden`;
  return withTimeout(giveUpAfterSeconds, answer(), silence).catch(fromException);
}
