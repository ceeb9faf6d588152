import { libraryVersion, sendPath } from "@contractor/core/enquiry/calls.ts";
import { formTypes, subjects } from "@contractor/core/enquiry/fields.ts";
import type { EnquiryParams } from "@contractor/core/enquiry/params.ts";
import type { Site } from "@contractor/core/facts/firm/site-schema.ts";

const answerSeconds = 20;

/** The parameters of a message that says it is a test. */
function paramsFor(recipient: string): Partial<EnquiryParams> {
  const reference = `PROEF-${Date.now().toString(36).toUpperCase()}`;
  return {
    name: "Proef van uw website",
    email: recipient,
    message: `Dit is een proef. Ziet u deze mail, dan werkt het formulier van uw website. Nummer ${reference}.`,
    form_type: formTypes.contact,
    recipient_email: recipient,
    subject: subjects.contact,
    sent_at: new Date().toISOString(),
    reference,
    // Longer than a visitor needs who fills in the form.
    elapsed_ms: "60000",
  };
}

/** What to do about it, whoever sends the enquiries. */
const advice =
  "Kijk of de codes bij Instellingen van de website › Verzenden kloppen, of de verzender uw website toestaat (bij EmailJS: Account › Security, ook ‘non-browser applications’), en of het wachtwoord van de mailbox nog klopt.";

/**
 * Sends a message that says it is a test, as the contact form does. Resolves to why the sender did
 * not take it; whether it arrives is for the owner to see.
 */
export async function testEnquiry({ url, sending }: Pick<Site, "url" | "sending">) {
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
        template_params: paramsFor(recipient),
      }),
      signal: AbortSignal.timeout(answerSeconds * 1000),
    });
    const isPage = response.headers.get("content-type")?.includes("html") ?? false;
    if (response.ok && !isPage) {
      return undefined;
    }
    const answer = isPage ? "een pagina" : (await response.text()).slice(0, 200);
    return `Het formulier werkt niet. De verzender antwoordde met ${response.status} (${answer}). ${advice}`;
  } catch {
    return `Het formulier werkt niet: ${new URL(origin).host} antwoordt niet. Kijk bij Instellingen van de website › Verzenden of het adres klopt, en of de mailservice draait.`;
  }
}
