import { useEffect, useRef } from "react";
import { Gallery } from "#components/photographs/Gallery.tsx";
import { buttonClasses } from "#ui/Button.tsx";
import { fieldId } from "#ui/field-attributes.ts";
import styles from "./FilePicker.module.css";
import { TileIcon } from "./Tiles.tsx";
import type { Quote } from "./use-quote.ts";

const inputId = fieldId("files");
const subjects = ["wall", "corner", "window"] as const;

/**
 * The file input. Files are sent after the enquiry; a site that sends no files only counts them.
 */
export function FilePicker({ quote }: { quote: Quote }) {
  const { add, remove } = quote.photographs;
  const { files: texts } = quote.quoteTexts;
  const input = useRef<HTMLInputElement>(null);

  // Files that were chosen before the script was loaded.
  useEffect(() => add(Array.from(input.current?.files ?? [])), [add]);

  // The file input is visually hidden, because browsers label it in their own language. The element
  // after it shows its focus.
  return (
    <div className={`l-whole ${styles.picker}`}>
      <h3>{texts.heading}</h3>
      <input
        type="file"
        ref={input}
        id={inputId}
        className={`u-visually-hidden ${styles.control}`}
        name="files"
        multiple
        accept="image/*,application/pdf"
        aria-label={quote.texts.fields.files}
        aria-describedby={`${inputId}-hint`}
        onChange={({ currentTarget }) => {
          add(Array.from(currentTarget.files ?? []));
          // Without this, choosing a removed file again would not fire a change event.
          currentTarget.value = "";
        }}
      />
      <label className={styles.subjects} htmlFor={inputId}>
        {subjects.map((subject) => (
          <span key={subject} className={styles.subject}>
            <TileIcon name={`photo-${subject}`} className={styles.drawing} />
            {texts.subjects[subject]}
          </span>
        ))}
      </label>
      <label
        className={buttonClasses({ tone: "line", size: "compact", className: styles.button })}
        htmlFor={inputId}
      >
        {quote.texts.fields.files}
      </label>
      <p className="t-small" id={`${inputId}-hint`}>
        {texts.limits} {texts.hint}
      </p>
      <Gallery
        items={quote.files.items}
        texts={texts}
        onRemove={(file) => {
          remove([file]);
          // Its button goes.
          input.current?.focus();
        }}
      />
    </div>
  );
}
