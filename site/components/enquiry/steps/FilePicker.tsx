import { useEffect, useEffectEvent, useRef } from "react";
import { Gallery } from "#components/photographs/Gallery.tsx";
import { ButtonLabel } from "#ui/Button.tsx";
import { fieldId } from "#ui/field-attributes.ts";
import styles from "./FilePicker.module.css";
import { TileIcon } from "./Tiles.tsx";
import type { Quote } from "./use-quote.ts";

const inputId = fieldId("files");
const subjects = ["wall", "corner", "window"] as const;

const hasFiles = (data: DataTransfer | null): data is DataTransfer =>
  data?.types.includes("Files") === true;

/**
 * The file input. Files are sent after the enquiry; a site that sends no files only counts them.
 */
export function FilePicker({ quote }: { quote: Quote }) {
  const { areSent, add, remove } = quote.photographs;
  const { files: texts, afterSending } = quote.quoteTexts;
  const input = useRef<HTMLInputElement>(null);

  const addFrom = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (hasFiles(data)) {
      event.preventDefault();
      add(Array.from(data.files));
    }
  });

  // Files may be dropped anywhere on the page. Without this, a browser would open them.
  useEffect(() => {
    if (!areSent) {
      return;
    }
    const allowDrop = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) {
        event.preventDefault();
      }
    };
    const drop = (event: DragEvent) => addFrom(event, event.dataTransfer);
    const paste = (event: ClipboardEvent) => {
      // A paste with text as well as pictures, from a document or a table, is meant as text.
      if (!event.clipboardData?.types.includes("text/plain")) {
        addFrom(event, event.clipboardData);
      }
    };
    const stop = new AbortController();
    addEventListener("dragover", allowDrop, { signal: stop.signal });
    addEventListener("drop", drop, { signal: stop.signal });
    addEventListener("paste", paste, { signal: stop.signal });
    return () => stop.abort();
  }, [areSent]);

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
      <ButtonLabel tone="line" compact className={styles.button} htmlFor={inputId}>
        {quote.texts.fields.files}
      </ButtonLabel>
      <p className="t-small" id={`${inputId}-hint`}>
        {texts.limits} {texts.hint}
      </p>
      <Gallery
        items={quote.files.items}
        texts={texts}
        kinds={afterSending.files}
        onRemove={(files) => {
          remove(files);
          // Its button goes.
          input.current?.focus();
        }}
      />
    </div>
  );
}
