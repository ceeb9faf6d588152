import type { MouseEvent } from "react";
import { AlertBox } from "#components/enquiry/AlertBox.tsx";
import type { FieldErrors } from "#components/enquiry/fields.ts";
import { partIds } from "#components/enquiry/form-ids.ts";
import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { counted } from "#data/format/fill.ts";
import { fieldId } from "#ui/field-attributes.ts";
import styles from "./ErrorSummary.module.css";

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

interface Props {
  /** The fields, in the order in which the form shows them. */
  fields: readonly (keyof FieldErrors)[];
  errors: FieldErrors;
  summary: EnquiryTexts["summary"];
}

export function ErrorSummary({ fields, errors, summary }: Props) {
  const invalidFields = fields.filter((name) => errors[name]);

  if (invalidFields.length === 0) {
    return null;
  }
  return (
    <AlertBox id={partIds.errors}>
      <p className="t-bold t-text-l">{counted(summary, invalidFields.length)}</p>
      <ul className={styles.list}>
        {invalidFields.map((name) => (
          <li key={name}>
            <a
              className={`u-target ${styles.link}`}
              href={`#${fieldId(name)}`}
              onClick={focusField}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </AlertBox>
  );
}
