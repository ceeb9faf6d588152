import type { ComponentProps, ReactNode } from "react";
import styles from "./CheckField.module.css";
import { FieldNotes } from "./FieldNotes.tsx";
import { describing, fieldId } from "./field-attributes.ts";

interface Props extends ComponentProps<"input"> {
  name: string;
  label: string;
  error?: string | undefined;
  /** Shown after the label, but not part of it, such as a link. */
  more?: ReactNode;
}

export function CheckField({ label, error, more, ...control }: Props) {
  const notes = { name: control.name, error };
  return (
    <div className={`l-whole ${styles.field}`} data-invalid={error ? "" : undefined}>
      <p className={styles.check}>
        <label className={styles.label}>
          <input
            className={styles.tick}
            type="checkbox"
            required
            {...control}
            {...describing(notes)}
            id={fieldId(control.name)}
          />
          {label}
        </label>{" "}
        {more && <span className={styles.more}>{more}</span>}
      </p>
      <FieldNotes {...notes} />
    </div>
  );
}
