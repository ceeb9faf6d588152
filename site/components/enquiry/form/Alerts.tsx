import { counted } from "@contractor/core/facts/format/fill.ts";
import { type ComponentProps, useSyncExternalStore } from "react";
import { fieldOrder, partIds } from "#components/enquiry/fields.ts";
import { enquiryText } from "#components/enquiry/sending/params.ts";
import { failureText, statusText } from "#components/enquiry/sending/send.ts";
import { EnquiryNumber } from "#components/enquiry/sent/parts.tsx";
import type { Enquiry } from "#components/enquiry/use-enquiry.ts";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { fieldId } from "#ui/field-attributes.ts";
import styles from "./Alerts.module.css";

export function AlertBox(props: Pick<ComponentProps<"div">, "id" | "ref" | "children">) {
  return <div className={`l-whole ${styles.box}`} role="alert" tabIndex={-1} {...props} />;
}

/** Leads to each mistake, once the form was submitted with any. */
export function ErrorSummary({ enquiry }: { enquiry: Enquiry }) {
  const { form, texts, errors } = enquiry;
  const invalidFields = fieldOrder[form].filter((name) => errors[name]);
  return (
    enquiry.state.isRefused &&
    invalidFields.length > 0 && (
      <AlertBox id={partIds.errors}>
        <p className="t-bold t-text-l">{counted(texts.summary, invalidFields.length)}</p>
        <ul className={styles.list}>
          {invalidFields.map((name) => (
            <li key={name}>
              <a
                className={`u-target t-error ${styles.link}`}
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      </AlertBox>
    )
  );
}

function watchConnection(onChange: () => void) {
  const events = ["online", "offline"];
  events.map((event) => addEventListener(event, onChange));
  return () => events.map((event) => removeEventListener(event, onChange));
}

/** A message that the enquiry was not sent, with other ways to send it. */
export function Failure({ enquiry }: { enquiry: Enquiry }) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { form, texts, firm } = enquiry;
  const { phase, status, enquiryNumber = "", values } = enquiry.state;
  const { failed, offline } = texts;
  const isBack = phase === "offline" && isOnline;
  const waiting = isBack ? offline.back : offline.waiting;
  const message = phase === "offline" ? waiting : failureText(texts, form, status);
  const answer = statusText(texts, status);
  // It includes what is typed after the failure.
  const text = enquiryText(values, texts, enquiry.consequences, enquiryNumber);

  return (
    <AlertBox id={partIds.failure}>
      <p className="t-bold t-text-l">{message}</p>
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
        <FallbackButtons firm={firm} texts={texts} text={text} />
      </div>
    </AlertBox>
  );
}
