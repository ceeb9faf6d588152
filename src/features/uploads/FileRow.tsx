import type { ReactNode } from "react";
import { Close } from "#ui/icons.tsx";
import styles from "./Files.module.css";

interface Props {
  name: string;
  /** What the file looks like; where there is nothing to show, the end of its name stands there. */
  thumbnail?: string | undefined;
  /** Why it cannot be sent. */
  error?: string | undefined;
  children?: ReactNode;
  /** The button that leaves it out; its label has {name} in it. */
  remove?: { label: string; onClick: () => void };
  /** What stands at the end where it cannot be left out. */
  end?: ReactNode;
}

/** The end of a file's name, as in "jpg"; undefined where it has none. */
function extensionOf(name: string): string | undefined {
  return /\.([a-z0-9]{1,4})$/i.exec(name)?.[1];
}

/** A file in a list. */
export function FileRow({ name, thumbnail, error, children, remove, end }: Props) {
  return (
    <li className={styles.row}>
      {thumbnail ? (
        <img className={styles.thumbnail} src={thumbnail} alt="" width="64" height="64" />
      ) : (
        <span className={styles.thumbnail} aria-hidden="true">
          {extensionOf(name)}
        </span>
      )}
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        {error && <span className={styles.error}>{error}</span>}
        {children}
      </div>
      {remove && (
        <button
          type="button"
          className="u-cross"
          aria-label={remove.label.replace("{name}", name)}
          onClick={remove.onClick}
        >
          <Close />
        </button>
      )}
      {end && <small className={styles.end}>{end}</small>}
    </li>
  );
}
