import { useEffect, useId, useState } from "react";
import { mostMoments, type VisitDay, visitDays, visitDayText } from "#contract/visit-moments.ts";
import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import { classes } from "#ui/classes.ts";
import { afterPress } from "./after-press.ts";
import { chosenMoments, momentName, toggleMoment } from "./moments.ts";
import styles from "./VisitMoments.module.css";

interface Props {
  /** The half-days that are chosen. */
  answer: string;
  onAnswer: (answer: string) => void;
  texts: QuoteTexts["visit"];
  optional: string;
}

const shortDay = new Intl.DateTimeFormat("nl-NL", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** Asks on which half-days the firm may come to look. The days follow from today, so from script. */
export function VisitMoments({ answer, onAnswer, texts, optional }: Props) {
  const [days, setDays] = useState<VisitDay[]>([]);
  const hintId = useId();

  useEffect(
    () => afterPress(() => setDays(visitDays(new Date(), texts.open, texts.closed))),
    [texts.open, texts.closed],
  );

  if (days.length === 0) {
    return null;
  }
  const chosen = chosenMoments(answer, new Date());
  const isFull = chosen.length >= mostMoments;
  const count = fill(texts.chosen, { count: chosen.length, most: mostMoments });
  return (
    <fieldset className={`l-whole ${styles.moments}`} aria-describedby={hintId} data-moments>
      <legend className={styles.question}>
        {texts.question} <span className={styles.optional}>{optional}</span>
      </legend>
      <p id={hintId}>{texts.hint}</p>
      <ul className={styles.days}>
        {days.map(({ day, parts }) => (
          <li key={day} className={styles.day}>
            <b className={styles.name} aria-hidden="true">
              {shortDay.format(new Date(day))}
            </b>
            {parts.map((part) => {
              const name = momentName(day, part);
              const isChosen = chosen.includes(name);
              return (
                <label key={part} className={classes(styles.part, isChosen && styles.chosen)}>
                  <input
                    className={styles.tick}
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onAnswer(toggleMoment(answer, name, new Date()))}
                  />
                  <span>
                    <span className="u-visually-hidden">{visitDayText(day)}, </span>
                    {part}
                  </span>
                </label>
              );
            })}
          </li>
        ))}
      </ul>
      <p role="status">
        {chosen.length > 0 && count} {isFull && texts.full}
      </p>
    </fieldset>
  );
}
