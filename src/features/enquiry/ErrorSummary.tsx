import { type MouseEvent, useEffect, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import type { FormName } from "#contract/form.ts";
import { fieldId } from "@/ui/Field";
import styles from "./EnquiryForm.module.css";
import { type EnquiryValues, fieldOrder } from "./fields";

interface Props {
  form: FormName;
  errors: FieldErrors<EnquiryValues>;
  /** Counts attempts: each one that fails brings the focus here. */
  submitCount: number;
  texts: { one: string; many: string };
}

/** What is still missing, with links to the fields. */
export function ErrorSummary({ form, errors, submitCount, texts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The library lists them in the order in which they were found.
  const found = fieldOrder[form].flatMap((name) =>
    errors[name]?.message ? [{ name, message: errors[name].message }] : [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: not read, but each attempt is to move the focus.
  useEffect(() => box.current?.focus(), [submitCount]);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
  };

  if (found.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryHeading}>
        {found.length === 1 ? texts.one : texts.many.replace("{count}", `${found.length}`)}
      </p>
      <ul>
        {found.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={follow}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
