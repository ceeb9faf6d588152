import { mailServiceDown } from "#build/hosts/server-config.ts";
import { libraryVersion, sendPath } from "#contract/calls.ts";
import { type FieldParam, fields, textFields } from "#contract/fields.ts";
import { formTypes, subjects } from "#contract/form.ts";
import { type EnquiryParams, filesInfo, notGiven } from "#contract/params.ts";
import type { Site } from "#data/firm/site-schema.ts";
import { deliveryFailures } from "#mail/smtp/delivery-error.ts";
import { whyNoAnswer } from "./no-answer.ts";

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

/** What to do about a failure of the mail server behind our own mail service. */
const ownFailures: Partial<Record<keyof typeof deliveryFailures, string>> = {
  login:
    "De mailserver neemt de gebruikersnaam of het wachtwoord in SMTP_URL niet aan. Kijk of het wachtwoord van de mailbox nog klopt, en of die mailbox met een programma mag versturen.",
  name: "De naam van de mailserver in SMTP_URL bestaat niet. Kijk bij uw mailhosting hoe de server heet.",
  encryption:
    "De mailservice vertrouwt de versleuteling van de mailserver niet. Kijk of in SMTP_URL de naam staat die uw mailhosting noemt, of smtps:// en het poortnummer bij elkaar horen (465), en of het certificaat nog geldig is.",
  unreachable:
    "De mailserver in SMTP_URL neemt niet op. Kijk of de naam en het poortnummer kloppen.",
  blocked: "De mailserver laat deze server niet toe. Vraag uw mailhosting waarom.",
  timeout:
    "De mailserver antwoordt niet op tijd. Kijk of de naam en het poortnummer in SMTP_URL kloppen (587, of 465 met smtps://).",
  sender:
    "De mailserver weigert de afzender. Zet in MAIL_FROM het adres van de mailbox waarmee SMTP_URL zich aanmeldt.",
  recipient:
    "De mailserver weigert het adres waar de aanvragen heen gaan. Kijk bij Instellingen van de website › Verzenden wie ze krijgt.",
  "mailbox-full": "De mailbox waar de aanvragen heen gaan, is vol. Maak daar ruimte.",
  limit: "De mailserver verstuurt voorlopig niets meer: het aantal mails dat mag, is bereikt.",
  refused: "De mailserver weigert het bericht. In het logboek van de mailservice staat de code.",
  deferred: "De mailserver neemt nu even niets aan. Probeer het over tien minuten opnieuw.",
};

/** Why a sender did not take the message, and what to do about it. */
function reasonFor(status: number, answer: string): string {
  if (/non-browser/i.test(answer)) {
    return "EmailJS neemt van een programma niets aan. Zet bij EmailJS onder Account › Security ‘Allow EmailJS API for non-browser applications’ aan, en probeer het opnieuw.";
  }
  if (answer === mailServiceDown) {
    return "De mailservice op uw server draait niet. Kijk in zijn logboek waarom (docs/watching.md).";
  }
  const own = Object.entries(ownFailures).find(
    ([failure]) => deliveryFailures[failure as keyof typeof ownFailures][1] === answer,
  );
  if (own) {
    return own[1];
  }
  const quoted = answer === "" ? "" : ` De verzender zegt: ${answer}`;
  if (status === 400 || status === 404) {
    return `Een van de codes bij Instellingen van de website › Verzenden klopt niet.${quoted}`;
  }
  if (status === 403) {
    return `De verzender weigert het adres van uw website. Kijk of het daar is toegestaan.${quoted}`;
  }
  if (status === 412) {
    return `De verzender kreeg de mail niet weg bij uw mailserver. Mag hij er nog in? Kijk of het wachtwoord van de mailbox nog klopt.${quoted}`;
  }
  if (status === 429) {
    return "De verzender krijgt te veel aanvragen. Probeer het over een uur opnieuw.";
  }
  return `De verzender antwoordde met ${status}.${quoted}`;
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
  } catch (error) {
    return { arrived: false, why: whyNoAnswer(new URL(origin), error) };
  }
}
