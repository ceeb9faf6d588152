import type { ComponentProps, ReactNode } from "react";
import styles from "./Field.module.css";

interface Shared {
  /** Also the base of the ids, so once on a page. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What stands behind the label of a field that may stay empty; without it the field is required. */
  optional?: string | undefined;
  /** Takes the whole width of a form in two columns. */
  wide?: boolean;
}

type Control =
  | ({ as?: "input" } & ComponentProps<"input">)
  | ({ as: "textarea" } & ComponentProps<"textarea">)
  | ({ as: "select"; options: Record<string, string>; choose: string } & ComponentProps<"select">);

/** The id of the control with a name, for links that lead to it. */
export const fieldId = (name: string) => `field-${name}`;

/** Attributes that tie a control to its hint and its error. */
function describing(name: string, hint: string | undefined, error: string | undefined) {
  const id = fieldId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined };
}

function FieldError({ name, children }: { name: string; children: string | undefined }) {
  return children ? (
    <p className={styles.error} id={`${fieldId(name)}-error`}>
      {children}
    </p>
  ) : null;
}

/** A labelled control with its hint and its error, tied together for every way of reading. */
export function Field({ label, hint, error, optional, wide, ...control }: Shared & Control) {
  const { name } = control;
  const shared = { ...describing(name, hint, error), required: !optional, className: styles.control };
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ""}`} data-invalid={error ? "" : undefined}>
      <label htmlFor={shared.id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <ControlElement {...control} {...shared} />
      {hint && (
        <p className={styles.hint} id={`${shared.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}

function ControlElement(control: Control) {
  if (control.as === "textarea") {
    const { as, ...rest } = control;
    return <textarea {...rest} />;
  }
  if (control.as === "select") {
    const { as, options, choose, ...rest } = control;
    return (
      <select {...rest}>
        <option value="">{choose}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  const { as, ...rest } = control;
  return <input type="text" {...rest} />;
}

interface CheckProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  error?: string | undefined;
  /** What goes on in the line of the label, outside it. */
  more?: ReactNode;
}

/** A box to tick, with its label beside it. */
export function CheckField({ label, error, more, ...control }: CheckProps) {
  return (
    <div className={`${styles.field} ${styles.wide}`} data-invalid={error ? "" : undefined}>
      <p className={styles.check}>
        <label>
          <input type="checkbox" required {...control} {...describing(control.name, undefined, error)} />
          {label}
        </label>{" "}
        {more}
      </p>
      <FieldError name={control.name}>{error}</FieldError>
    </div>
  );
}
