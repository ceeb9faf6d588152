import type { ComponentProps, ReactNode } from "react";
import { fieldId } from "@/ui/Field";
import styles from "./Tiles.module.css";

interface Tile {
  value: string;
  label: string;
  hint?: string | undefined;
  drawing?: ReactNode;
}

interface Props {
  /** The name of the answer, and the base of the ids. */
  name: string;
  /** The id of the question. */
  labelledBy: string;
  tiles: readonly Tile[];
  error?: string | undefined;
  hint?: string | undefined;
  /** Low tiles, for a question within another. */
  low?: boolean;
  /** What ties the control of a tile to the form. */
  control: (value: string) => ComponentProps<"input">;
}

/** A question with a few answers, each a tile large enough for a thumb; links to it lead to the first. */
export function Tiles({ name, labelledBy, tiles, error, hint, low, control }: Props) {
  const id = fieldId(name);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div
      role="radiogroup"
      className={`${styles.question} ${low ? styles.low : ""}`}
      aria-labelledby={labelledBy}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required
    >
      <div className={styles.tiles}>
        {tiles.map(({ value, label, hint, drawing }, index) => (
          <label key={value} className={styles.tile}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              {...control(value)}
            />
            {drawing}
            <b>{label}</b>
            {hint && <small>{hint}</small>}
          </label>
        ))}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
