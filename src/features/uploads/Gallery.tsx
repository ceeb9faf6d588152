import { useSyncExternalStore } from "react";
import { Close } from "@/ui/icons";
import styles from "./Files.module.css";
import type { Uploads } from "./manager";

interface Props {
  uploads: Uploads;
  /** The name of the button that leaves a file out, with {name} in it. */
  remove: string;
  /** Where the focus goes when what had it is gone. */
  inputId: string;
}

/** What a file looks like, or the end of its name; its name stands beside it. */
export function Thumbnail({ source, name }: { source: string; name: string }) {
  if (source) return <img className={styles.thumbnail} src={source} alt="" width="64" height="64" />;
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {/\.([a-z0-9]{1,4})$/i.exec(name)?.[1]}
    </span>
  );
}

/** The words for a number of things; "" for none. */
function counted({ one, many }: { one: string; many: string }, count: number): string {
  if (count === 0) return "";
  return count === 1 ? one : many.replace("{count}", `${count}`);
}

/** The files that go along, how far they are, and which cannot go and why. */
export function Gallery({ uploads: { selection, texts }, remove, inputId }: Props) {
  const items = useSyncExternalStore(selection.subscribe, selection.items);
  const { choosing, refusals } = texts;
  const going = items.filter(({ refusal }) => !refusal);
  const unready = going.filter(({ photograph }) => !photograph?.isReady).length;

  const leaveOut = (id: string) => {
    selection.remove(id);
    document.getElementById(inputId)?.focus();
  };

  return (
    <>
      <p className={styles.status} role="status">
        {[
          counted(choosing.going, going.length),
          counted(choosing.preparing, unready),
          counted(choosing.refused, items.length - going.length),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {items.length > 0 && (
        <ul className={styles.files}>
          {items.map(({ id, name, photograph, refusal }) => (
            <li key={id} data-refused={refusal ? "" : undefined}>
              <Thumbnail source={photograph?.thumbnail ?? ""} name={name} />
              <div className={styles.what}>
                <span className={styles.name}>{name}</span>
                {refusal && <span className={styles.why}>{refusals[refusal]}</span>}
                {!refusal && !photograph?.isReady && <span className={styles.how}>{choosing.unready}</span>}
                {photograph?.isReady && photograph.tellsPlace && (
                  <span className={styles.how}>{choosing.tellsPlace}</span>
                )}
              </div>
              <button type="button" aria-label={remove.replace("{name}", name)} onClick={() => leaveOut(id)}>
                <Close />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
