import { useSyncExternalStore } from "react";
import { counted } from "#data/lib/counted.ts";
import { FileRow } from "./FileRow.tsx";
import styles from "./Files.module.css";
import type { Uploads } from "./manager.ts";

interface Props {
  uploads: Uploads;
  remove: string;
  /** Where the focus goes when what had it is gone. */
  inputId: string;
}

/** The files that go along, how far they are, and which cannot go and why. */
export function Gallery({ uploads: { selection, texts }, remove, inputId }: Props) {
  const items = useSyncExternalStore(selection.subscribe, selection.items);
  const { choosing, refusals } = texts;
  const going = items.filter(({ refusal }) => !refusal);
  const unready = going.filter(({ isReady }) => !isReady);
  const status = [
    going.length > 0 && counted(choosing.going, going.length),
    unready.length > 0 && counted(choosing.preparing, unready.length),
    items.length > going.length && counted(choosing.refused, items.length - going.length),
  ];

  const leaveOut = (id: string) => {
    selection.remove(id);
    document.getElementById(inputId)?.focus();
  };

  return (
    <>
      <p className={styles.status} role="status">
        {status.filter(Boolean).join(" ")}
      </p>
      {items.length > 0 && (
        <ul className={`${styles.files} u-above-1`}>
          {items.map(({ id, name, thumbnail, isReady, tellsPlace, refusal }) => (
            <FileRow
              key={id}
              name={name}
              thumbnail={thumbnail}
              why={refusal && refusals[refusal]}
              remove={{ label: remove, onClick: () => leaveOut(id) }}
            >
              {!refusal && !isReady && <small className="t-small">{choosing.unready}</small>}
              {isReady && tellsPlace && <small className="t-small">{choosing.tellsPlace}</small>}
            </FileRow>
          ))}
        </ul>
      )}
    </>
  );
}
