import { type ChangeEvent, useEffect, useEffectEvent, useRef } from "react";
import { Gallery } from "#components/photographs/Gallery.tsx";
import type { ChosenFile, Photographs } from "#components/photographs/photographs.ts";
import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { ButtonLabel } from "#ui/Button.tsx";
import { fieldId } from "#ui/field-attributes.ts";
import styles from "./FilePicker.module.css";
import { TileIcon } from "./Tiles.tsx";

const inputId = fieldId("files");
const cameraId = fieldId("camera");
const subjects = ["wall", "corner", "window"] as const;

const hasFiles = (data: DataTransfer | null): data is DataTransfer =>
  data?.types.includes("Files") === true;

interface Props {
  photographs: Photographs;
  items: readonly ChosenFile[];
  label: string;
  texts: QuoteTexts["files"];
  kinds: QuoteTexts["afterSending"]["files"];
}

/**
 * The file input. Files are sent after the enquiry; a site that sends no files only counts them.
 */
export function FilePicker({ photographs, items, label, texts, kinds }: Props) {
  const { areSent, add, remove } = photographs;
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
    addEventListener("dragover", allowDrop);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", allowDrop);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, [areSent]);

  // Files that were chosen before the script was loaded.
  useEffect(() => add(Array.from(input.current?.files ?? [])), [add]);

  const fileInput = {
    type: "file",
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      add(Array.from(currentTarget.files ?? []));
      // Without this, choosing a removed file again would not fire a change event.
      currentTarget.value = "";
    },
  };

  // The file inputs are visually hidden, because browsers label them in their own language. The
  // elements after them show their focus.
  return (
    <div className={`l-whole ${styles.picker}`}>
      <h3>{texts.heading}</h3>
      <input
        {...fileInput}
        ref={input}
        id={inputId}
        className={`u-visually-hidden ${styles.control}`}
        name="files"
        multiple
        accept="image/*,application/pdf"
        aria-label={label}
        aria-describedby={`${inputId}-hint`}
      />
      <label className={styles.subjects} htmlFor={inputId}>
        {subjects.map((subject) => (
          <span key={subject} className={styles.subject}>
            <TileIcon name={`photo-${subject}`} className={styles.drawing} />
            {texts.subjects[subject]}
          </span>
        ))}
      </label>
      <div className={styles.buttons}>
        <ButtonLabel tone="line" compact htmlFor={inputId}>
          {label}
        </ButtonLabel>
        {texts.camera && (
          <span className={styles.camera}>
            <input
              {...fileInput}
              id={cameraId}
              className={`u-visually-hidden ${styles.control}`}
              accept="image/*"
              capture="environment"
            />
            <ButtonLabel tone="line" compact className={styles.cameraLabel} htmlFor={cameraId}>
              {texts.camera}
            </ButtonLabel>
          </span>
        )}
      </div>
      <p className="t-small" id={`${inputId}-hint`}>
        {texts.limits} {texts.hint}
      </p>
      <Gallery
        items={items}
        texts={texts}
        kinds={kinds}
        onRemove={(files) => {
          remove(files);
          // Its button goes.
          input.current?.focus();
        }}
      />
    </div>
  );
}
