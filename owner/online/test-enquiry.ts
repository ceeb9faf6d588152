import { libraryVersion, sendPath } from "#contract/calls.ts";
import { type FieldParam, fields, textFields } from "#contract/fields.ts";
import { formTypes, subjects } from "#contract/form.ts";
import { type EnquiryParams, filesInfo, notGiven } from "#contract/params.ts";
import type { Site } from "#data/firm/site-schema.ts";

/** How long an answer may take. */
const answerSeconds = 20;

/** Longer than a visitor needs who fills in the form. */
const elapsedMs = 60_000;

type TestResult = { arrived: true; recipient: string } | { arrived: false; why: string };

/** The parameters of a message that says it is a test. */
function paramsFor({ contact }: Site["sending"], now: Date): EnquiryParams {
  const reference = `PROEF-${now.getTime().toString(36).toUpperCase()}`;
  const empty = Object.fromEntries(textFields.map((field) => [fields[field].param, notGiven]));
  return {
    ...(empty as Record<FieldParam, string>),
    name: "Proef van uw website",
    email: contact.recipient,
    message: `Dit is een proef. Ziet u deze mail, dan werkt het formulier van uw website. Nummer ${reference}.`,
    form_type: formTypes.contact,
    recipient_email: contact.recipient,
    subject: subjects.contact,
    files_info: filesInfo(0),
    sent_at: now.toISOString(),
    reference,
    website: "",
    elapsed_ms: String(elapsedMs),
  };
}

/** Why a sender did not take the message, and what to do about it. */
function reasonFor(status: number, answer: string): string {
  if (/non-browser/i.test(answer)) {
    return "EmailJS neemt van een programma niets aan. Zet bij EmailJS onder Account › Security ‘Allow EmailJS API for non-browser applications’ aan, en probeer het opnieuw.";
  }
  if (status === 400 || status === 404) {
    return `Een van de codes in site.yaml klopt niet. De verzender zegt: ${answer}`;
  }
  if (status === 403) {
    return `De verzender weigert het adres van uw website. Kijk of het daar is toegestaan. De verzender zegt: ${answer}`;
  }
  if (status === 412 || status === 502 || status === 504) {
    return "De verzender kan uw mailserver niet bereiken, of mag daar niet in. Kijk of het wachtwoord van de mailbox nog klopt.";
  }
  if (status === 429) {
    return "De verzender krijgt te veel aanvragen. Probeer het over een uur opnieuw.";
  }
  return `De verzender antwoordde met ${status}. ${answer}`;
}

/**
 * Sends a message that says it is a test, as the contact form does. Resolves to whether the sender
 * took it; whether it arrived is for the owner to see.
 */
export async function sendTestEnquiry(
  { url, sending }: Pick<Site, "url" | "sending">,
  now = new Date(),
): Promise<TestResult> {
  const origin = sending.origin === "same" ? url : sending.origin;
  const { serviceId, templateId, recipient } = sending.contact;
  try {
    const response = await fetch(new URL(sendPath, origin), {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({
        lib_version: libraryVersion,
        user_id: sending.publicKey,
        service_id: serviceId,
        template_id: templateId,
        template_params: paramsFor(sending, now),
      }),
      signal: AbortSignal.timeout(answerSeconds * 1000),
    });
    const answer = (await response.text()).slice(0, 200);
    const isPage = response.headers.get("content-type")?.includes("html") ?? false;
    if (response.ok && !isPage) {
      return { arrived: true, recipient };
    }
    return { arrived: false, why: reasonFor(response.status, isPage ? "" : answer) };
  } catch {
    return { arrived: false, why: `De verzender op ${origin} antwoordt niet.` };
  }
}
