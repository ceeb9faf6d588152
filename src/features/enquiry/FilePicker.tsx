import { type ChangeEvent, type ReactNode, useEffect, useRef } from "react";
import { fieldId } from "@/ui/Field";
import styles from "./FilePicker.module.css";
import { useDropped } from "./use-dropped";

interface Props {
  label: string;
  hint: string;
  /** What a phone's own button for its camera is called; without it there is none. */
  camera?: string | undefined;
  /** Whether files may be dropped and pasted too. */
  takesDrops: boolean;
  onChoose: (files: File[]) => void;
  /** Called when someone is about to choose. */
  onTouch?: (() => void) | undefined;
  /** What has been chosen. */
  children: ReactNode;
}

export const filesInputId = fieldId("files");
const cameraId = fieldId("camera");

/** Where files are chosen. Without script it is a plain control. */
export function FilePicker({ label, hint, camera, takesDrops, onChoose, onTouch, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useDropped(takesDrops ? onChoose : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the script had arrived.
  useEffect(() => onChoose([...(input.current?.files ?? [])]), []);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.currentTarget.files ?? [])]);
    // Or the browser would keep quiet when the same photo is chosen again after it was removed.
    event.currentTarget.value = "";
  };

  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor={filesInputId}>
        {label}
      </label>
      <input
        ref={input}
        id={filesInputId}
        name="files"
        type="file"
        multiple
        accept="image/*,application/pdf"
        aria-describedby={`${filesInputId}-hint`}
        onClick={onTouch}
        onFocus={onTouch}
        onChange={choose}
      />
      {camera && (
        <>
          <label className={`${styles.label} ${styles.camera}`} htmlFor={cameraId}>
            {camera}
          </label>
          <input
            id={cameraId}
            className={styles.camera}
            type="file"
            accept="image/*"
            capture="environment"
            onClick={onTouch}
            onFocus={onTouch}
            onChange={choose}
          />
        </>
      )}
      <p id={`${filesInputId}-hint`}>{hint}</p>
      {children}
    </div>
  );
}
