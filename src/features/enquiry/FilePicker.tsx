import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import button from "@/ui/Button.module.css";
import { fieldId } from "@/ui/Field";
import styles from "./FilePicker.module.css";

interface Props {
  label: string;
  hint: string;
  /** What a phone's own button for its camera is called; empty where there is none. */
  camera: string;
  takesDrops: boolean;
  onChoose: (files: File[]) => void;
  onTouch: () => void;
  children: ReactNode;
}

export const filesInputId = fieldId("files");
const cameraId = fieldId("camera");
const looks = `${button.button} ${button.line} ${button.compact}`;

/** Where files are chosen. Without script it is a plain control. */
export function FilePicker({ label, hint, camera, takesDrops, onChoose, onTouch, children }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const take = useEffectEvent((event: Event | DragEvent | ClipboardEvent) => {
    const data = "dataTransfer" in event ? event.dataTransfer : (event as ClipboardEvent).clipboardData;
    // What is pasted with words, from a letter or a table, is pasted for the words.
    if (!data?.types.includes("Files") || (event.type === "paste" && data.types.includes("text/plain")))
      return;
    event.preventDefault();
    onChoose([...data.files]);
  });

  // Anywhere on the page: beside its place a drop would leave the page.
  useEffect(() => {
    if (!takesDrops) return;
    const stop = new AbortController();
    for (const type of ["dragover", "drop", "paste"]) addEventListener(type, take, { signal: stop.signal });
    return () => stop.abort();
  }, [takesDrops]);

  // What was chosen before the script had arrived.
  const takeEarly = useEffectEvent(() => onChoose([...(input.current?.files ?? [])]));
  useEffect(() => takeEarly(), []);

  const choosing = {
    type: "file",
    onClick: onTouch,
    onFocus: onTouch,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      onChoose([...(currentTarget.files ?? [])]);
      // Or the browser would keep quiet when the same photo is chosen again after it was removed.
      currentTarget.value = "";
    },
  };

  return (
    <div className={styles.picker}>
      <label className={looks} htmlFor={filesInputId}>
        {label}
      </label>
      <input
        {...choosing}
        ref={input}
        id={filesInputId}
        name="files"
        multiple
        accept="image/*,application/pdf"
        aria-describedby={`${filesInputId}-hint`}
      />
      {camera && (
        <>
          <label className={`${looks} ${styles.camera}`} htmlFor={cameraId}>
            {camera}
          </label>
          <input
            {...choosing}
            id={cameraId}
            className={styles.camera}
            accept="image/*"
            capture="environment"
          />
        </>
      )}
      <p id={`${filesInputId}-hint`}>{hint}</p>
      {children}
    </div>
  );
}
