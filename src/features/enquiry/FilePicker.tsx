import { type ChangeEvent, useEffect, useRef } from "react";
import { Close } from "@/ui/icons";
import styles from "./FilePicker.module.css";

interface Props {
  label: string;
  texts: { hint: string; remove: string };
  files: File[];
  onChange: (files: File[]) => void;
}

/** What tells one file from another: cameras give the same names again and again. */
const identity = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/** Files to be asked for later: shows their names, each removable. None of them leaves the device. */
export function FilePicker({ label, texts, files, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const add = (chosen: FileList | null) => {
    const known = new Set(files.map(identity));
    onChange([...files, ...[...(chosen ?? [])].filter((file) => !known.has(identity(file)))]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the script had arrived.
  useEffect(() => add(input.current?.files ?? null), []);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add(event.currentTarget.files);
    // Or the browser would keep quiet when the same photo is chosen again after it was removed.
    event.currentTarget.value = "";
  };

  const remove = (removed: File) => {
    onChange(files.filter((file) => file !== removed));
    input.current?.focus();
  };

  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor="field-files">
        {label}
      </label>
      <input
        ref={input}
        id="field-files"
        name="files"
        type="file"
        multiple
        accept="image/*,application/pdf"
        aria-describedby="field-files-hint"
        onChange={choose}
      />
      <p id="field-files-hint">{texts.hint}</p>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={identity(file)}>
              <span>{file.name}</span>
              <button
                type="button"
                aria-label={texts.remove.replace("{name}", file.name)}
                onClick={() => remove(file)}
              >
                <Close />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
