import type { ComponentProps } from "react";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import type { FilesTexts } from "#data/enquiry/enquiry-files.ts";
import { fill } from "#data/format/fill.ts";
import { Button } from "#ui/Button.tsx";
import styles from "./SentFiles.module.css";
import type { Delivery } from "./use-photographs.ts";

/** A ref callback: when the element is removed with the focus in it, its section gets the focus. */
const passFocus = (element: HTMLElement | null) => () => {
  if (element === document.activeElement) {
    element?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }
};

interface Props extends Pick<ComponentProps<typeof FallbackButtons>, "firm" | "names"> {
  delivery: Delivery;
  texts: FilesTexts["sending"];
  onRetry: () => void;
}

/** Says whether the files of the enquiry have arrived, and how they can come in another way. */
export function SentFiles({ delivery, texts, onRetry, firm, names }: Props) {
  const { enquiryNumber, phase, share, missing, isPartly } = delivery;
  const withNumber = (text: string) => fill(text, { reference: enquiryNumber });
  const missingNames = missing.join(", ");
  const failure = isPartly ? texts.partly : texts.notSent;

  return (
    <section className={styles.upload} tabIndex={-1}>
      <h3>{withNumber(texts.heading)}</h3>
      <p role="status" className={styles.status}>
        {phase === "failed" ? failure : texts[phase]}
      </p>
      {phase === "sending" && (
        <progress className={styles.progress} aria-label={texts.sending} value={share} />
      )}
      {phase === "failed" && (
        <>
          <p>{missingNames}</p>
          <p>{texts.otherWays}</p>
          <div className="l-actions">
            <Button ref={passFocus} onClick={onRetry}>
              {texts.retry}
            </Button>
            <FallbackButtons
              firm={firm}
              names={names}
              subject={withNumber(texts.subject)}
              text={fill(withNumber(texts.message), { names: missingNames })}
            />
          </div>
        </>
      )}
    </section>
  );
}
