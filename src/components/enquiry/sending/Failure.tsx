import { useOnline } from "#components/device/use-online.ts";
import { AlertBox } from "#components/enquiry/AlertBox.tsx";
import { partIds } from "#components/enquiry/form-ids.ts";
import { EnquiryNumber } from "#components/enquiry/sent/EnquiryNumber.tsx";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import type { FormName } from "#contract/fields.ts";
import type { EnquiryProps, EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { failureText, statusText } from "./status-text.ts";

interface Props {
  form: FormName;
  /** Whether the browser said that it was offline when the enquiry failed. */
  wasOffline: boolean;
  /** The status that the mail service answered; 0 without an answer. */
  status: number;
  enquiryNumber: string | undefined;
  /** All answers, for WhatsApp or e-mail. */
  text: string;
  texts: EnquiryTexts;
  firm: EnquiryProps["firm"];
}

/** A message that the enquiry was not sent, with other ways to send it. */
export function Failure({
  form,
  wasOffline,
  status,
  enquiryNumber = "",
  text,
  texts,
  firm,
}: Props) {
  const isOnline = useOnline();
  const { failed, offline } = texts;
  const isBack = wasOffline && isOnline;
  const message = failureText(texts, { form, status, isOffline: wasOffline });
  const answer = statusText(texts, status);

  return (
    <AlertBox id={partIds.failure} belowToast>
      <p className="t-bold t-text-l">{isBack ? offline.back : message}</p>
      <p>
        <span>
          <EnquiryNumber text={failed.kept} enquiryNumber={enquiryNumber} />
        </span>{" "}
        <span>{message === answer ? "" : answer}</span>
      </p>
      <div className="l-actions">
        <Button type="submit">{isBack ? offline.send : failed.retry}</Button>
        <ButtonLink tone="line" href={`tel:${firm.phoneInternational}`}>
          {failed.call}
        </ButtonLink>
      </div>
      <p>{failed.otherWays}</p>
      <div className="l-actions">
        <FallbackButtons firm={firm} subject={texts.subject} text={text} names={failed} />
      </div>
    </AlertBox>
  );
}
