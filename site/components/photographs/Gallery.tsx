import type { QuoteTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { counted, fill } from "@contractor/core/facts/format/fill.ts";
import { Close } from "#ui/icons.tsx";
import styles from "./Gallery.module.css";
import { type ChosenFile, filesText, kindsOf } from "./photographs.ts";

interface Props {
  items: readonly ChosenFile[];
  texts: QuoteTexts["files"];
  /** What each kind of file is called. */
  kinds: QuoteTexts["afterSending"]["files"];
  onRemove: (files: readonly ChosenFile[]) => void;
}

/**
 * Lists the chosen files. A file that is being prepared has a note about it, and files that were
 * rejected for the same reason share a row.
 */
export function Gallery({ items, texts, kinds, onRemove }: Props) {
  const { choosing, rejectReasons } = texts;
  const accepted = items.filter(({ rejectReason }) => !rejectReason);
  const preparing = accepted.filter(({ ready }) => !ready).length;
  const rejected = items.length - accepted.length;
  const status = choosing && [
    accepted.length > 0 && fill(choosing.accepted, { files: filesText(kindsOf(accepted), kinds) }),
    preparing > 0 && counted(choosing.preparing, preparing),
    rejected > 0 && counted(choosing.rejected, rejected),
  ];
  const reasons = new Set(items.flatMap(({ rejectReason }) => rejectReason ?? []));

  return (
    <>
      <p className="t-bold" role="status">
        {status?.filter(Boolean).join(" ")}
      </p>
      {items.length > 0 && (
        <ul className="u-above-1">
          {accepted.map((item) => (
            <Row key={item.id} item={item} texts={texts} onRemove={() => onRemove([item])} />
          ))}
          {Array.from(reasons, (reason) => {
            const files = items.filter(({ rejectReason }) => rejectReason === reason);
            const names = files.map(({ name }) => name).join(", ");
            return (
              <li key={reason} className={styles.rejected}>
                <span className={styles.names}>{names}</span>
                <span className="t-text-s t-error">{rejectReasons?.[reason]}</span>
                <button type="button" className="u-more" onClick={() => onRemove(files)}>
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
  const note = ready ? ready.mayHaveLocation && choosing?.location : choosing?.shrinking;
  return (
    <li className={`u-marked ${styles.row}`}>
      {ready?.thumbnail ? (
        <img className={styles.thumbnail} src={ready.thumbnail} alt="" width="64" height="64" />
      ) : (
        <span className={styles.thumbnail} aria-hidden="true">
          {/\.([a-z0-9]{1,4})$/i.exec(name)?.[1]}
        </span>
      )}
      <div className={styles.what}>
        <span>{name}</span>
        {note && <small className="t-small">{note}</small>}
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
