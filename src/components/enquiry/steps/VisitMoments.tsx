import { type ReactNode, startTransition, useEffect, useId, useState } from "react";
import { dayFormat } from "#contract/day-format.ts";
import { mostMoments, type VisitDay, visitDays, visitDayText } from "#contract/visit-moments.ts";
import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import { classes } from "#ui/classes.ts";
import { afterPress } from "./after-press.ts";
import { chosenMoments, momentName, toggleMoment, withoutDay } from "./moments.ts";
import styles from "./VisitMoments.module.css";

interface Props {
  answer: string;
  onAnswer: (answer: string) => void;
  texts: QuoteTexts["visit"];
  optional: string;
}

const weekday = dayFormat({ weekday: "short" });
const date = dayFormat({ day: "numeric", month: "short" });

/**
 * Asks on which half-days the firm may come to look: a day first, then its half. The days follow
 * from today, so from script.
 */
export function VisitMoments({ answer, onAnswer, texts, optional }: Props) {
  const [days, setDays] = useState<VisitDay[]>([]);
  /** Days that were chosen, also those of which no half is chosen yet. */
  const [openDays, setOpenDays] = useState<string[]>([]);
  const hintId = useId();

  useEffect(
    () =>
      afterPress(() =>
        startTransition(() => setDays(visitDays(new Date(), texts.open, texts.closed))),
      ),
    [texts.open, texts.closed],
  );

  if (days.length === 0) {
    return null;
  }
  const chosen = chosenMoments(answer, new Date());
  const isFull = chosen.length >= mostMoments;
  const count = fill(texts.chosen, { count: chosen.length, most: mostMoments });
  const isOpen = ({ day }: VisitDay) =>
    openDays.includes(day) || chosen.some((name) => name.startsWith(day));
  const shown = days.filter(isOpen);
  const hasNoRoom = isFull || shown.length >= mostMoments;

  const toggleDay = (visitDay: VisitDay) => {
    const { day, parts } = visitDay;
    if (isOpen(visitDay)) {
      setOpenDays(openDays.filter((other) => other !== day));
      onAnswer(withoutDay(answer, day, new Date()));
      return;
    }
    setOpenDays([...openDays, day]);
    const [only, ...others] = parts;
    if (only && others.length === 0) {
      onAnswer(toggleMoment(answer, momentName(day, only), new Date()));
    }
  };

  return (
    <fieldset className={`l-whole ${styles.moments}`} aria-describedby={hintId} data-moments>
      <legend className={`t-bold ${styles.question}`}>
        {texts.question} <span className={styles.optional}>{optional}</span>
      </legend>
      <p id={hintId}>{texts.hint}</p>
      <div className={styles.days}>
        {days.map((visitDay) => (
          <Choice
            key={visitDay.day}
            className={styles.day}
            name={visitDayText(visitDay.day)}
            isChosen={isOpen(visitDay)}
            isClosed={hasNoRoom}
            onChange={() => toggleDay(visitDay)}
          >
            <b>{weekday(visitDay.day)}</b>
            <span className={styles.date}>{date(visitDay.day)}</span>
          </Choice>
        ))}
      </div>
      {shown.map(({ day, parts }) => (
        <div key={day} className={styles.halves}>
          <p className={`t-bold ${styles.dayName}`}>{visitDayText(day)}</p>
          {parts.map((part) => {
            const name = momentName(day, part);
            return (
              <Choice
                key={part}
                name={`${visitDayText(day)}, ${part}`}
                isChosen={chosen.includes(name)}
                isClosed={isFull}
                onChange={() => onAnswer(toggleMoment(answer, name, new Date()))}
              >
                <span>{part}</span>
              </Choice>
            );
          })}
        </div>
      ))}
      <p role="status">
        {chosen.length > 0 && count} {isFull && texts.full}
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  className?: string | undefined;
  /** The whole name of the choice, for screen readers. */
  name: string;
  isChosen: boolean;
  /** Whether nothing more may be chosen. */
  isClosed: boolean;
  onChange: () => void;
  children: ReactNode;
}

function Choice({ className, name, isChosen, isClosed, onChange, children }: ChoiceProps) {
  return (
    <label className={classes(styles.choice, className, isChosen && styles.chosen)}>
      <input
        className={styles.tick}
        type="checkbox"
        aria-label={name}
        checked={isChosen}
        disabled={isClosed && !isChosen}
        onChange={onChange}
      />
      {children}
    </label>
  );
}
