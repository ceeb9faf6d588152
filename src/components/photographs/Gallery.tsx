import { useSyncExternalStore } from "react";
import { counted } from "#data/format/counted.ts";
import { fill } from "#data/format/fill.ts";
import { FileList } from "./FileList.tsx";
import { FileRow } from "./FileRow.tsx";
import styles from "./Gallery.module.css";
import type { RejectReason } from "./upload-types.ts";
import type { Uploads } from "./uploads.ts";

interface Props {
  uploads: Uploads;
  remove: string;
  /** How many files of each kind there are, in words. */
  kindsText: (files: readonly { name: string }[]) => string;
  /** The id of the control that gets the focus when a file is removed. */
  inputId: string;
}

/**
 * Lists the chosen files. A file that is being prepared has a note about it, and files that were
 * rejected for the same reason share a row.
 */
export function Gallery({ uploads: { selection, texts }, remove, kindsText, inputId }: Props) {
  const items = useSyncExternalStore(selection.items.listen, selection.items.get);
  const { choosing, rejectReasons } = texts;
  const accepted = items.filter(({ rejectReason }) => !rejectReason);
  const counts = [
    { words: choosing.preparing, count: accepted.filter(({ isReady }) => !isReady).length },
    { words: choosing.rejected, count: items.length - accepted.length },
  ];
  const status = [
    accepted.length > 0 && fill(choosing.accepted, { files: kindsText(accepted) }),
    ...counts.map(({ words, count }) => count > 0 && counted(words, count)),
  ];

  const reasons = new Set(items.flatMap(({ rejectReason }) => rejectReason ?? []));
  const rejectedFor = Array.from(reasons, (reason) => {
    const names = items.flatMap(({ name, rejectReason }) => (rejectReason === reason ? name : []));
    return { reason, names: names.join(", ") };
  });

  const focusInput = () => document.getElementById(inputId)?.focus();
  const removeRejected = (reason: RejectReason) => {
    selection.removeRejected(reason);
    focusInput();
  };
  const removeItem = (id: string) => {
    selection.remove(id);
    focusInput();
  };

  return (
    <>
      <p className={styles.status} role="status">
        {status.filter(Boolean).join(" ")}
      </p>
      {items.length > 0 && (
        <FileList>
          {accepted.map(({ id, name, thumbnail, isReady, mayHaveLocation }) => (
            <FileRow
              key={id}
              name={name}
              thumbnail={thumbnail}
              remove={{ label: remove, onClick: () => removeItem(id) }}
            >
              {!isReady && <small className="t-small">{choosing.shrinking}</small>}
              {isReady && mayHaveLocation && <small className="t-small">{choosing.location}</small>}
            </FileRow>
          ))}
          {rejectedFor.map(({ reason, names }) => (
            <li key={reason} className={styles.rejected}>
              <span className={styles.names}>{names}</span>
              <span className={styles.reason}>{rejectReasons[reason]}</span>
              <button type="button" className="u-more" onClick={() => removeRejected(reason)}>
                {choosing.removeRejected}
                <span className="u-visually-hidden"> {names}</span>
              </button>
            </li>
          ))}
        </FileList>
      )}
    </>
  );
}
