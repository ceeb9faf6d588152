import { subjects } from "#contract/form.ts";
import { messageWithoutPrice } from "#contract/params.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { readAddress } from "#mail/smtp/address.ts";
import { emailLayout } from "./email-layout.ts";
import { actionsOf, rowsOf } from "./rows.ts";
import type { Enquiry } from "./validate.ts";

type Firm = Pick<MailConfig, "firmName" | "labels">;

/**
 * The mail the owner receives for an enquiry, as text and as HTML in which every value is escaped.
 */
export function renderMail({ form, params }: Enquiry, { firmName, labels }: Firm) {
  const address = readAddress(params.email);
  const note =
    address === undefined
      ? "Let op: het opgegeven e-mailadres is geen geldig adres, dus een antwoord op deze mail bereikt de bezoeker niet."
      : "Als u deze mail beantwoordt, gaat uw antwoord naar de bezoeker.";
  const footer = `${note} Verstuurd via de website van ${firmName}.`;
  return {
    ...emailLayout({
      subject: subjects[form],
      actions: actionsOf(params),
      ...rowsOf(params, labels),
      heading: "Bericht",
      body: messageWithoutPrice(params.message, params.price_indication ?? ""),
      footer,
    }),
    // The visitor, unless the given address is not one e-mail address.
    replyTo: address === undefined ? undefined : { name: params.name, address },
  };
}
