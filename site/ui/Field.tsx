import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Field.module.css";
import { describing, fieldId, type Notes } from "./field-attributes.ts";

/** The hint and the error of a control, by the ids that `describing` gives it. */
export function FieldNotes({ name, hint, error }: Notes) {
  const id = fieldId(name);
  return (
    <>
      {hint && (
        <p className="t-small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="t-small t-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

interface Props extends Omit<ComponentProps<"input">, "size"> {
  /** Also the base of the ids, so once on a page. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The note behind the label of an optional field; without it, the field is required. */
  optional?: string | undefined;
  /** Takes the whole width of a form in two columns. */
  wide?: boolean;
  as?: "input" | "textarea" | "select";
  /** The options of a select: their values, each with its text. */
  options?: Record<string, string>;
  /** Large is for the most important figure of a form, and compact for figures in rows. */
  size?: "large" | "compact" | undefined;
  unit?: string;
  /** What stands below the control, such as a button that changes it. */
  more?: ReactNode;
}

/** A labelled control with its hint and its error, which assistive technology reads with it. */
export function Field({
  label,
  hint,
  error,
  optional,
  wide,
  as: element = "input",
  options,
  size,
  unit,
  more,
  ...control
}: Props) {
  const notes = { name: control.name, hint, error };
  const id = fieldId(control.name);
  // All attributes that fields have here exist on each of the three elements.
  const Control = element as "input";
  return (
    <div
      className={classes(styles.field, wide && "l-whole", size && styles[size])}
      data-invalid={error ? "" : undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={`t-soft ${styles.optional}`}>{optional}</span>}
      </label>
      <div className={styles.box}>
        <Control
          type={element === "input" ? "text" : undefined}
          {...control}
          {...describing(notes)}
          id={id}
          required={!optional}
          className={styles.control}
        >
          {options &&
            Object.entries(options).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
        </Control>
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      <FieldNotes {...notes} />
      {more}
    </div>
  );
}

interface CheckProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  error?: string | undefined;
  /** Shown after the label, but not part of it, such as a link. */
  more?: ReactNode;
}

/** A box to tick. */
export function CheckField({ label, error, more, ...control }: CheckProps) {
  const notes = { name: control.name, error };
  return (
    <div className={`l-whole ${styles.field}`} data-invalid={error ? "" : undefined}>
      <label className={styles.check}>
        <input
          className={styles.tick}
          type="checkbox"
          required
          {...control}
          {...describing(notes)}
          id={fieldId(control.name)}
        />
        {label}
      </label>
      {more && <p className={styles.more}>{more}</p>}
      <FieldNotes {...notes} />
    </div>
  );
}
