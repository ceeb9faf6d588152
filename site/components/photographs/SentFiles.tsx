import type { FilesTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import type { ComponentProps, MouseEvent } from "react";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import { Button } from "#ui/Button.tsx";
import type { Delivery } from "./photographs.ts";
import styles from "./SentFiles.module.css";

interface Props extends Pick<ComponentProps<typeof FallbackButtons>, "firm" | "texts"> {
  delivery: Delivery;
  words: FilesTexts["sending"];
  onRetry: () => void;
}

/** Says whether the files of the enquiry have arrived, and how they can come in another way. */
export function SentFiles({ delivery, words, onRetry, firm, texts }: Props) {
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
      <h3>{withNumber(words.heading)}</h3>
      <p role="status" className="t-bold u-above-1">
        {words[phase]}
      </p>
      {phase === "sending" && <progress className={styles.progress} aria-label={words.sending} />}
      {missing.length > 0 && (
        <>
          <p>{missingNames}</p>
          <p>{words.otherWays}</p>
          <div className="l-actions">
            <Button onClick={retry}>{words.retry}</Button>
            <FallbackButtons
              firm={firm}
              texts={texts}
              subject={withNumber(words.subject)}
              text={fill(withNumber(words.message), { names: missingNames })}
            />
          </div>
        </>
      )}
    </section>
  );
}
