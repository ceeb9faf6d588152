import type { QuoteTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { counted, fill } from "@contractor/core/facts/format/fill.ts";
import { Close } from "#ui/icons.tsx";
import styles from "./Gallery.module.css";
import type { ChosenFile } from "./photographs.ts";

interface Props {
  items: readonly ChosenFile[];
  texts: QuoteTexts["files"];
  onRemove: (file: ChosenFile) => void;
}

/**
 * Lists the chosen files. One that is being prepared has a note about it, and one that cannot be
 * sent has the reason.
 */
export function Gallery({ items, texts, onRemove }: Props) {
  const { choosing } = texts;
  const accepted = items.filter(({ rejectReason }) => !rejectReason);
  const rejected = items.length - accepted.length;
  const status = choosing && [
    accepted.length > 0 && counted(choosing.accepted, accepted.length),
    rejected > 0 && counted(choosing.rejected, rejected),
  ];

  return (
    <>
      <p className="t-bold" role="status">
        {status?.filter(Boolean).join(" ")}
      </p>
      {items.length > 0 && (
        <ul className="u-above-1">
          {items.map((item) => (
            <Row key={item.id} item={item} texts={texts} onRemove={() => onRemove(item)} />
          ))}
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
function Row({ item, texts: { choosing, rejectReasons, remove }, onRemove }: RowProps) {
  const { ready, rejectReason } = item;
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
        {rejectReason ? (
          <small className="t-small t-error">{rejectReasons?.[rejectReason]}</small>
        ) : (
          note && <small className="t-small">{note}</small>
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
