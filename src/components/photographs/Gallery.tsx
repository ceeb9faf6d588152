import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { counted, fill } from "#data/format/fill.ts";
import { Close } from "#ui/icons.tsx";
import type { ChosenFile } from "./chosen-files.ts";
import styles from "./Gallery.module.css";
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
  const rejected = items.length - accepted.length;
  const status = choosing
    ? [
        accepted.length > 0 && fill(choosing.accepted, { files: kindsText(accepted) }),
        preparing > 0 && counted(choosing.preparing, preparing),
        rejected > 0 && counted(choosing.rejected, rejected),
      ]
    : [];
  const reasons = new Set(items.flatMap(({ rejectReason }) => rejectReason ?? []));

  const remove = (removed: readonly ChosenFile[]) => {
    chosen.remove(removed);
    onRemoved();
  };

  return (
    <>
      <p className={styles.status} role="status">
        {status.filter(Boolean).join(" ")}
      </p>
      {items.length > 0 && (
        <ul className="u-above-1">
          {accepted.map((item) => (
            <Row key={item.id} item={item} texts={texts} onRemove={() => remove([item])} />
          ))}
          {Array.from(reasons, (reason) => {
            const files = items.filter(({ rejectReason }) => rejectReason === reason);
            const names = files.map(({ name }) => name).join(", ");
            return (
              <li key={reason} className={styles.rejected}>
                <span className={styles.names}>{names}</span>
                <span className={styles.reason}>{rejectReasons?.[reason]}</span>
                <button type="button" className="u-more" onClick={() => remove(files)}>
                  {choosing?.removeRejected}
                  <span className="u-visually-hidden"> {names}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

interface RowProps extends Pick<Props, "texts"> {
  item: ChosenFile;
  onRemove: () => void;
}

/** A file, as it will be sent once it is ready. */
function Row({ item, texts: { choosing, remove }, onRemove }: RowProps) {
  const { ready } = item;
  const name = ready?.name ?? item.name;
  const extension = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1];
  return (
    <li className={styles.row}>
      {ready?.thumbnail ? (
        <img className={styles.thumbnail} src={ready.thumbnail} alt="" width="64" height="64" />
      ) : (
        <span className={styles.thumbnail} aria-hidden="true">
          {extension}
        </span>
      )}
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        {choosing && !ready && <small className="t-small">{choosing.shrinking}</small>}
        {choosing && ready?.mayHaveLocation && (
          <small className="t-small">{choosing.location}</small>
        )}
      </div>
      <button
        type="button"
        className="u-cross"
        aria-label={fill(remove, { name })}
        onClick={onRemove}
      >
        <Close />
      </button>
    </li>
  );
}
