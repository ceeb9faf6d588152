import type { ComponentProps, ReactNode } from "react";
import { describing, FieldNotes, fieldId } from "#ui/Field.tsx";
import styles from "./Tiles.module.css";

interface Tile {
  value: string;
  label: string;
  hint?: string | undefined;
  icon?: ReactNode;
}

interface Props {
  /** The name of the answer, and the base of the ids. */
  name: string;
  /** The question, where it belongs to another one: then the tiles are low. */
  question?: string;
  /** The id of the question, where it stands elsewhere. */
  labelledBy?: string;
  tiles: readonly Tile[];
  error?: string | undefined;
  hint?: string | undefined;
  /** The properties of the control of each tile. */
  control: (value: string) => ComponentProps<"input">;
}

/**
 * A question with a few answers, each a tile large enough for a thumb. Links to the field lead to
 * the first tile.
 */
export function Tiles({ name, question, tiles, error, hint, control, ...props }: Props) {
  const id = fieldId(name);
  const labelledBy = question ? `${id}-question` : props.labelledBy;
  return (
    <div
      role="radiogroup"
      className={`l-whole ${question ? styles.low : styles.question}`}
      aria-labelledby={labelledBy}
      aria-required
      {...describing({ name, hint, error })}
    >
      {question && <h3 id={labelledBy}>{question}</h3>}
      <div className={styles.tiles}>
        {tiles.map(({ value, label, hint, icon }, index) => (
          <label key={value} className={styles.tile}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              {...control(value)}
            />
            <span className={styles.surface} />
            {icon}
            <b className="t-capital">{label}</b>
            {hint && <small>{hint}</small>}
          </label>
        ))}
      </div>
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  );
}
