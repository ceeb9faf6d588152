import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { counted, fill } from "#data/format/fill.ts";
import { FileRow } from "./FileRow.tsx";
import styles from "./Gallery.module.css";
import type { RejectReason } from "./prepare-file.ts";
import type { UsedPhotographs } from "./use-photographs.ts";

interface Props {
  photographs: UsedPhotographs;
  texts: QuoteTexts["files"];
  /** How many files of each kind there are, in words. */
  kindsText: (files: readonly { name: string }[]) => string;
  /** Called when a file is removed, and its button with it. */
  onRemoved: () => void;
}

/**
 * Lists the chosen files. A file that is being prepared has a note about it, and files that were
 * rejected for the same reason share a row.
 */
export function Gallery({ photographs, texts, kindsText, onRemoved }: Props) {
  const { items, chosen } = photographs;
  const { choosing, rejectReasons } = texts;
  const accepted = items.filter(({ rejectReason }) => !rejectReason);
  const preparing = accepted.filter(({ ready }) => !ready).length;
  const status = choosing
    ? [
        accepted.length > 0 && fill(choosing.accepted, { files: kindsText(accepted) }),
        preparing > 0 && counted(choosing.preparing, preparing),
        items.length > accepted.length &&
          counted(choosing.rejected, items.length - accepted.length),
      ]
    : [];

  const reasons = new Set(items.flatMap(({ rejectReason }) => rejectReason ?? []));
  const rejectedFor = Array.from(reasons, (reason) => {
    const rejected = items.filter(({ rejectReason }) => rejectReason === reason);
    return { reason, names: rejected.map(({ name }) => name).join(", ") };
  });

  const removeRejected = (reason: RejectReason) => {
    chosen.removeRejected(reason);
    onRemoved();
  };
  const remove = (id: string) => {
    chosen.remove(id);
    onRemoved();
  };

  return (
    <>
      <p className={styles.status} role="status">
        {status.filter(Boolean).join(" ")}
      </p>
      {items.length > 0 && (
        <ul className="u-above-1">
          {accepted.map(({ id, name, ready }) => (
            <FileRow
              key={id}
              name={ready?.name ?? name}
              thumbnail={ready?.thumbnail}
              remove={{ label: texts.remove, onClick: () => remove(id) }}
            >
              {choosing && !ready && <small className="t-small">{choosing.shrinking}</small>}
              {choosing && ready?.mayHaveLocation && (
                <small className="t-small">{choosing.location}</small>
              )}
            </FileRow>
          ))}
          {rejectedFor.map(({ reason, names }) => (
            <li key={reason} className={styles.rejected}>
              <span className={styles.names}>{names}</span>
              <span className={styles.reason}>{rejectReasons?.[reason]}</span>
              <button type="button" className="u-more" onClick={() => removeRejected(reason)}>
                {choosing?.removeRejected}
                <span className="u-visually-hidden"> {names}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
