import { type ComponentProps, type MouseEvent, useSyncExternalStore } from "react";
import { type FieldErrors, partIds } from "#components/enquiry/fields.ts";
import { failureText, statusText } from "#components/enquiry/sending/status-text.ts";
import { EnquiryNumber } from "#components/enquiry/sent/parts.tsx";
import type { Enquiry } from "#components/enquiry/use-enquiry.ts";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { counted } from "#data/format/fill.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { fieldId } from "#ui/field-attributes.ts";
import styles from "./Alerts.module.css";

interface BoxProps extends Pick<ComponentProps<"div">, "id" | "ref" | "children"> {
  /** Scrolls it to below the toast in the corner. */
  belowToast?: boolean;
}

export function AlertBox({ belowToast = false, ...props }: BoxProps) {
  return (
    <div
      className={classes("l-whole", styles.box, belowToast && styles.belowToast)}
      role="alert"
      tabIndex={-1}
      {...props}
    />
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

interface SummaryProps {
  /** The fields, in the order in which the form shows them. */
  fields: readonly (keyof FieldErrors)[];
  errors: FieldErrors;
  summary: EnquiryTexts["summary"];
}

/** Leads to each mistake. */
export function ErrorSummary({ fields, errors, summary }: SummaryProps) {
  const invalidFields = fields.filter((name) => errors[name]);
  return (
    invalidFields.length > 0 && (
      <AlertBox id={partIds.errors}>
        <p className="t-bold t-text-l">{counted(summary, invalidFields.length)}</p>
        <ul className={styles.list}>
          {invalidFields.map((name) => (
            <li key={name}>
              <a
                className={`u-target ${styles.link}`}
                href={`#${fieldId(name)}`}
                onClick={focusField}
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
  const stop = new AbortController();
  for (const event of ["online", "offline"]) {
    addEventListener(event, onChange, { signal: stop.signal });
  }
  return () => stop.abort();
}

interface FailureProps {
  enquiry: Enquiry;
  /** All answers, for WhatsApp or e-mail. */
  text: string;
}

/** A message that the enquiry was not sent, with other ways to send it. */
export function Failure({ enquiry, text }: FailureProps) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { form, texts, firm } = enquiry;
  const { phase, status, enquiryNumber = "" } = enquiry.state;
  const isOffline = phase === "offline";
  const { failed, offline } = texts;
  const isBack = isOffline && isOnline;
  const message = failureText(texts, { form, status, isOffline });
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
