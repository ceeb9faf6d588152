import { answerableAddress } from "@contractor/core/enquiry/email-address.ts";
import { subjects } from "@contractor/core/enquiry/fields.ts";
import { noMessage } from "@contractor/core/enquiry/params.ts";
import type { MailConfig } from "#config/config.ts";
import { emailLayout } from "#email/layout.ts";
import { actionsFor, placeOf, rowsOf, sentRow } from "./rows.ts";
import type { Enquiry } from "./validate.ts";

const noMessageRow = { label: "Bericht", value: noMessage };

type Firm = Pick<MailConfig, "firmName" | "colour" | "labels">;

/**
 * The mail the owner receives for an enquiry, as text and as HTML in which every value is escaped.
 * It is read on a phone between two jobs: who, where and what was asked come first, then what can
 * be done about it, then the details.
 */
export function renderMail({ form, params }: Enquiry, date: Date, firm: Firm) {
  const { firmName, colour, labels } = firm;
  const address = answerableAddress(params.email);
  const note =
    address === undefined
      ? "Let op: naar het opgegeven e-mailadres kunnen we niet mailen, dus een antwoord op deze mail bereikt de bezoeker niet."
      : "Als u deze mail beantwoordt, gaat uw antwoord naar de bezoeker.";
  const { rows, moreRows } = rowsOf(params, labels);
  const hasMessage = params.message !== "" && params.message !== noMessage;
  const subject = subjects[form];
  const layout = emailLayout({
    subject,
    title: params.name || subject,
    lead: placeOf(params),
    parts: [
      { heading: "Bericht", text: hasMessage ? params.message : "" },
      { actions: actionsFor(params), colour },
      { rows },
      { rows: [...(hasMessage ? [] : [noMessageRow]), ...moreRows, sentRow(date)], isSmall: true },
    ],
    footer: `${note} Verstuurd via de website van ${firmName}.`,
  });
  // The visitor, unless the given address is not one e-mail address.
  const replyTo = address === undefined ? undefined : { name: params.name, address };
  return { ...layout, replyTo };
}
