import { type ChangeEvent, useEffect, useEffectEvent, useRef } from "react";
import { FileRow } from "#features/uploads/FileRow.tsx";
import files from "#features/uploads/Files.module.css";
import { fileIdentity } from "#features/uploads/file-identity.ts";
import button from "#ui/Button.module.css";
import { fieldId } from "#ui/Field.tsx";
import styles from "./FilePicker.module.css";
import type { Enquiry } from "./use-enquiry.ts";

const inputId = fieldId("files");
const cameraId = fieldId("camera");
const buttonClass = `${button.button} ${button.line} ${button.compact}`;

/** The file input. Files are sent after the enquiry; a site that sends no files only counts them. */
export function FilePicker({ enquiry }: { enquiry: Enquiry }) {
  const { fields, files: texts } = enquiry.texts;
  const { areSent, countedFiles, removeFile, opened, hasFailed, open, add } = enquiry.files;
  const input = useRef<HTMLInputElement>(null);

  const addFrom = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (data?.types.includes("Files")) {
      event.preventDefault();
      add(Array.from(data.files));
    }
  });

  // Files may be dropped anywhere on the page. Without this, a browser would open them.
  useEffect(() => {
    if (!areSent) {
      return;
    }
    const drop = (event: DragEvent) => addFrom(event, event.dataTransfer);
    const paste = (event: ClipboardEvent) => {
      // A paste with text as well as pictures, from a document or a table, is meant as text.
      if (!event.clipboardData?.types.includes("text/plain")) {
        addFrom(event, event.clipboardData);
      }
    };
    addEventListener("dragover", drop);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", drop);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, [areSent]);

  // Files that were chosen before the script was loaded.
  const addEarly = useEffectEvent(() => add(Array.from(input.current?.files ?? [])));
  useEffect(() => {
    addEarly();
  }, []);

  const fileInput = {
    type: "file",
    className: "u-visually-hidden",
    onClick: open,
    onFocus: open,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      add(Array.from(currentTarget.files ?? []));
      // Without this, choosing a removed file again would not fire a change event.
      currentTarget.value = "";
    },
  };

  const remove = (file: File) => {
    removeFile(file);
    input.current?.focus();
  };

  return (
    <div className={`l-whole ${styles.picker}`}>
      <label className={buttonClass} htmlFor={inputId}>
        {fields.files}
      </label>
      <input
        {...fileInput}
        ref={input}
        id={inputId}
        name="files"
        multiple
        accept="image/*,application/pdf"
        aria-describedby={`${inputId}-hint`}
      />
      {texts.camera && (
        <>
          <label className={`${buttonClass} ${styles.camera}`} htmlFor={cameraId}>
            {texts.camera}
          </label>
          <input
            {...fileInput}
            id={cameraId}
            className={`u-visually-hidden ${styles.camera}`}
            accept="image/*"
            capture="environment"
          />
        </>
      )}
      <p id={`${inputId}-hint`}>{texts.hint}</p>
      {hasFailed && <p role="alert">{texts.failed}</p>}
      {opened && (
        <opened.Gallery uploads={opened.uploads} remove={texts.remove} inputId={inputId} />
      )}
      {countedFiles.length > 0 && (
        <ul className={`${files.files} u-above-1`}>
          {countedFiles.map((file) => (
            <FileRow
              key={fileIdentity(file)}
              name={file.name}
              remove={{ label: texts.remove, onClick: () => remove(file) }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
