import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { FieldNotes } from "#ui/Field.tsx";
import { describing, fieldId } from "#ui/field-attributes.ts";
import styles from "./Tiles.module.css";

interface IconProps {
  name: string;
  className?: string | undefined;
}

/** A small drawing from site/public/drawings.svg, by its name there. */
export function TileIcon({ name, className }: IconProps) {
  return (
    <svg className={classes("u-lines", className)} aria-hidden="true">
      <use href={`/drawings.svg#${name}`} />
    </svg>
  );
}

interface Tile {
  value: string;
  label: string;
  /** A short line below the label. */
  note?: string | undefined;
  /** What it costs, below the note, where the price panel does not say so beside the tiles. */
  prices?: string[];
  /** The name of its drawing in site/public/drawings.svg. */
  drawing?: string | undefined;
}

interface Props {
  /** The name of the answer, and the base of the ids. */
  name: string;
  /** Large tiles have a drawing, low ones only text, and chips are as wide as their text. */
  layout: "large" | "low" | "chips";
  /** The question, unless it is elsewhere on the page. */
  question?: string;
  /** The id of a question that is elsewhere on the page. */
  labelledBy?: string;
  tiles: readonly Tile[];
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  /** The properties of the control of each tile. */
  control: (value: string) => ComponentProps<"input">;
}

/**
 * A question with a few answers, each a tile large enough for a thumb. Links to the field lead to
 * the first tile.
 */
export function Tiles({ name, layout, question, tiles, control, ...props }: Props) {
  const id = fieldId(name);
  const { hint, error, isOptional } = props;
  const labelledBy = question ? `${id}-question` : props.labelledBy;
  return (
    <div
      role="radiogroup"
      className={`l-whole ${styles.group} ${styles[layout]}`}
      aria-labelledby={labelledBy}
      aria-required={!isOptional || undefined}
      {...describing({ name, hint, error })}
    >
      {question && (
        <h3 id={labelledBy} className={styles.question}>
          {question}
        </h3>
      )}
      <div className={styles.tiles}>
        {tiles.map(({ value, label, note, prices, drawing }, index) => (
          <label key={value} className={styles.tile}>
            <input
              type="radio"
              className={styles.control}
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              {...control(value)}
            />
            {drawing && <TileIcon name={drawing} className={styles.drawing} />}
            <b className={`t-capital ${styles.label}`}>{label}</b>
            {note && <small className={styles.note}>{note}</small>}
            {prices?.map((price) => (
              <small key={price} className={`${styles.note} ${styles.price}`}>
                {price}
              </small>
            ))}
          </label>
        ))}
      </div>
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  );
}
