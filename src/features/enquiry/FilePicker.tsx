import { type ChangeEvent, useEffect, useEffectEvent, useRef } from "react";
import { FileRow } from "#features/uploads/FileRow.tsx";
import files from "#features/uploads/Files.module.css";
import { identityOf } from "#features/uploads/files.ts";
import button from "#ui/Button.module.css";
import { fieldId } from "#ui/Field.tsx";
import styles from "./FilePicker.module.css";
import type { Enquiry } from "./use-enquiry.ts";

const inputId = fieldId("files");
const cameraId = fieldId("camera");
const looks = `${button.button} ${button.line} ${button.compact}`;

/**
 * Where files are chosen, which travel or are only counted; without script it is a plain control.
 */
export function FilePicker({ enquiry }: { enquiry: Enquiry }) {
  const { fields, files: texts } = enquiry.texts;
  const { travel, names, removeName, opened, hasFailed, prepare, add } = enquiry.files;
  const input = useRef<HTMLInputElement>(null);

  const take = useEffectEvent((event: Event | DragEvent | ClipboardEvent) => {
    const data =
      "dataTransfer" in event ? event.dataTransfer : (event as ClipboardEvent).clipboardData;
    // What is pasted with words, from a letter or a table, is pasted for the words.
    if (
      !data?.types.includes("Files") ||
      (event.type === "paste" && data.types.includes("text/plain"))
    ) {
      return;
    }
    event.preventDefault();
    add([...data.files]);
  });

  // Anywhere on the page: beside its place a drop would leave the page.
  useEffect(() => {
    if (!travel) {
      return;
    }
    const stop = new AbortController();
    for (const type of ["dragover", "drop", "paste"]) {
      addEventListener(type, take, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [travel]);

  // What was chosen before the script had arrived.
  const takeEarly = useEffectEvent(() => add([...(input.current?.files ?? [])]));
  useEffect(() => takeEarly(), []);

  const choosing = {
    type: "file",
    className: "u-visually-hidden",
    onClick: prepare,
    onFocus: prepare,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      add([...(currentTarget.files ?? [])]);
      // Or the browser would keep quiet when the same photo is chosen again after it was removed.
      currentTarget.value = "";
    },
  };

  const leaveOut = (file: File) => {
    removeName(file);
    input.current?.focus();
  };

  return (
    <div className={`l-whole ${styles.picker}`}>
      <label className={looks} htmlFor={inputId}>
        {fields.files}
      </label>
      <input
        {...choosing}
        ref={input}
        id={inputId}
        name="files"
        multiple
        accept="image/*,application/pdf"
        aria-describedby={`${inputId}-hint`}
      />
      {texts.camera && (
        <>
          <label className={`${looks} ${styles.camera}`} htmlFor={cameraId}>
            {texts.camera}
          </label>
          <input
            {...choosing}
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
      {names.length > 0 && (
        <ul className={`${files.files} u-above-1`}>
          {names.map((file) => (
            <FileRow
              key={identityOf(file)}
              name={file.name}
              remove={{ label: texts.remove, onClick: () => leaveOut(file) }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
