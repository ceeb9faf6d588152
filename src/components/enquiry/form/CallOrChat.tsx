import { emptyValues } from "#components/enquiry/fields.ts";
import { enquiryText } from "#components/enquiry/sending/params.ts";
import { linkWithText } from "#components/fallback/link-with-text.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import type { Enquiry } from "./use-enquiry.ts";

interface Props extends Pick<EnquiryProps, "texts" | "firm"> {
  enquiry: Enquiry;
  /** What stands before the number, without and with WhatsApp. */
  words: { call: string; callOrChat: string };
}

/** The firm's phone number and WhatsApp. The chat begins with the work, its size and its price. */
export function CallOrChat({ enquiry, texts, firm, words }: Props) {
  const { workPart, priceIndication } = enquiry;
  const { service, squareMeters } = enquiry.state.values;
  const work = { ...emptyValues, service, squareMeters };
  const text = enquiryText(work, texts, { workPart, priceIndication });
  return (
    <>
      {firm.whatsapp ? words.callOrChat : words.call}{" "}
      <a className="t-bold" href={`tel:${firm.phoneInternational}`}>
        {firm.phone}
      </a>
      {firm.whatsapp && (
        <>
          {" of "}
          <a
            className="t-bold"
            href={linkWithText(`https://wa.me/${firm.whatsapp}?text=`, text).href}
          >
            {texts.failed.whatsapp}
          </a>
        </>
      )}
    </>
  );
}
