import { useEffect, useRef, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "@/ui/Button";
import styles from "./EnquiryForm.module.css";
import { enquiryText, fallbackLinks, wordsOf } from "./fallback-contact";
import type { Enquiry, EnquiryProps, Progress } from "./use-enquiry";

interface Props extends Pick<EnquiryProps, "texts" | "firm"> {
  progress: Extract<Progress, { state: "failed" | "offline" }>;
  enquiry: Enquiry;
}

function watchConnection(onChange: () => void) {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** Says that an enquiry was not sent, and how it reaches the firm all the same. */
export function Failure({ progress, enquiry, texts, firm }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { failed, offline, subject } = texts;
  const wasOffline = progress.state === "offline";

  // biome-ignore lint/correctness/useExhaustiveDependencies: not read, but each failure is to move the focus.
  useEffect(() => box.current?.focus(), [progress]);

  // What is typed after the failure goes along too.
  const extra = { reference: progress.reference, priceIndication: enquiry.priceIndication() };
  const text = enquiryText(enquiry.values, wordsOf(texts), extra);
  const links = fallbackLinks(firm, subject, text);
  const status = progress.state === "failed" ? progress.status : 0;
  const message = wasOffline ? (online ? offline.back : offline.waiting) : texts.failure;

  return (
    <div ref={box} className={styles.failure} role="alert" tabIndex={-1}>
      <p className={styles.failureHeading}>{message}</p>
      <p>
        {failed.kept.replace("{reference}", progress.reference)}
        {status > 0 && ` ${failed.status.replace("{status}", `${status}`)}`}
      </p>
      <div className={styles.ways}>
        {(online || !wasOffline) && <Button type="submit">{wasOffline ? offline.send : failed.retry}</Button>}
        <ButtonLink tone="line" href={`tel:${firm.phoneInternational}`}>
          {failed.call}
        </ButtonLink>
      </div>
      <p>{failed.ways}</p>
      <div className={styles.ways}>
        {links.whatsapp && (
          <ButtonLink tone="line" href={links.whatsapp} rel="noopener">
            {failed.whatsapp}
          </ButtonLink>
        )}
        <ButtonLink tone="line" href={links.email}>
          {failed.email}
        </ButtonLink>
      </div>
    </div>
  );
}
