import { useSyncExternalStore } from "react";
import { counted } from "#data/format/counted.ts";
import { FileList } from "./FileList.tsx";
import { FileRow } from "./FileRow.tsx";
import styles from "./Gallery.module.css";
import type { Uploads } from "./uploads.ts";

interface Props {
  uploads: Uploads;
  remove: string;
  /** The id of the control that gets the focus when a file is removed. */
  inputId: string;
}

/** Lists the chosen files. Files that are being prepared or were rejected have a note about it. */
export function Gallery({ uploads: { selection, texts }, remove, inputId }: Props) {
  const items = useSyncExternalStore(selection.items.listen, selection.items.get);
  const { choosing, rejectReasons } = texts;
  const accepted = items.filter(({ rejectReason }) => !rejectReason);
  const counts = [
    { words: choosing.accepted, count: accepted.length },
    { words: choosing.preparing, count: accepted.filter(({ isReady }) => !isReady).length },
    { words: choosing.rejected, count: items.length - accepted.length },
  ];
  const status = counts
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => counted(words, count))
    .join(" ");

  const removeItem = (id: string) => {
    selection.remove(id);
    document.getElementById(inputId)?.focus();
  };

  return (
    <>
      <p className={styles.status} role="status">
        {status}
      </p>
      {items.length > 0 && (
        <FileList>
          {items.map(({ id, name, thumbnail, isReady, mayHaveLocation, rejectReason }) => (
            <FileRow
              key={id}
              name={name}
              thumbnail={thumbnail}
              error={rejectReason && rejectReasons[rejectReason]}
              remove={{ label: remove, onClick: () => removeItem(id) }}
            >
              {!rejectReason && !isReady && <small className="t-small">{choosing.shrinking}</small>}
              {isReady && mayHaveLocation && <small className="t-small">{choosing.location}</small>}
            </FileRow>
          ))}
        </FileList>
      )}
    </>
  );
}
