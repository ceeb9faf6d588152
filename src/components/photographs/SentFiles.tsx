import type { ComponentProps, MouseEvent } from "react";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import type { FilesTexts } from "#data/enquiry/enquiry-files.ts";
import { fill } from "#data/format/fill.ts";
import { Button } from "#ui/Button.tsx";
import type { Delivery } from "./photographs.ts";
import styles from "./SentFiles.module.css";

interface Props extends Pick<ComponentProps<typeof FallbackButtons>, "firm" | "names"> {
  delivery: Delivery;
  texts: FilesTexts["sending"];
  onRetry: () => void;
}

/** Says whether the files of the enquiry have arrived, and how they can come in another way. */
export function SentFiles({ delivery, texts, onRetry, firm, names }: Props) {
  const { enquiryNumber, phase, missing } = delivery;
  const withNumber = (text: string) => fill(text, { reference: enquiryNumber });
  const missingNames = missing.join(", ");

  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes.
    currentTarget.closest<HTMLElement>("section")?.focus({ preventScroll: true });
    onRetry();
  };

  return (
    <section className={styles.upload} tabIndex={-1}>
      <h3>{withNumber(texts.heading)}</h3>
      <p role="status" className="t-bold u-above-1">
        {texts[phase]}
      </p>
      {phase === "sending" && <progress className={styles.progress} aria-label={texts.sending} />}
      {missing.length > 0 && (
        <>
          <p>{missingNames}</p>
          <p>{texts.otherWays}</p>
          <div className="l-actions">
            <Button onClick={retry}>{texts.retry}</Button>
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
