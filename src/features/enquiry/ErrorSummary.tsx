import { type MouseEvent, useEffect, useRef } from "react";
import { counted } from "#data/lib/counted.ts";
import { fieldId } from "#ui/Field.tsx";
import styles from "./EnquiryForm.module.css";
import { fieldOrder } from "./fields.ts";
import type { Enquiry } from "./use-enquiry.ts";

function follow(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

/** What is still missing, with links to the fields. */
export function ErrorSummary({ enquiry }: { enquiry: Enquiry }) {
  const { form, errors, mistaken, texts } = enquiry;
  const box = useRef<HTMLDivElement>(null);
  const found = fieldOrder[form].filter((name) => errors[name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: not read, but each attempt is to move the focus.
  useEffect(() => box.current?.focus(), [mistaken]);

  if (found.length === 0) {
    return null;
  }
  return (
    <div ref={box} className={`l-whole ${styles.summary}`} role="alert" tabIndex={-1}>
      <p className="t-bold t-text-l">{counted(texts.summary, found.length)}</p>
      <ul>
        {found.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={follow}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
