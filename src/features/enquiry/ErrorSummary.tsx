import type { MouseEvent } from "react";
import { counted } from "#data/format/counted.ts";
import { fieldId } from "#ui/field-attributes.ts";
import { AlertBox } from "./AlertBox.tsx";
import styles from "./ErrorSummary.module.css";
import { fieldOrder } from "./fields.ts";
import { partIds } from "./form-ids.ts";
import type { Enquiry } from "./use-enquiry.ts";

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

/** A list of the errors, with links to their fields. */
export function ErrorSummary({ enquiry }: { enquiry: Enquiry }) {
  const { form, texts, errors } = enquiry;
  const invalidFields = fieldOrder[form].filter((name) => errors[name]);

  if (invalidFields.length === 0) {
    return null;
  }
  return (
    <AlertBox id={partIds.errors}>
      <p className="t-bold t-text-l">{counted(texts.summary, invalidFields.length)}</p>
      <ul className={styles.list}>
        {invalidFields.map((name) => (
          <li key={name}>
            <a className={styles.link} href={`#${fieldId(name)}`} onClick={focusField}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </AlertBox>
  );
}
