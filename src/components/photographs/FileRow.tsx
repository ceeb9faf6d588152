import type { ReactNode } from "react";
import { fill } from "#data/format/fill.ts";
import { Close } from "#ui/icons.tsx";
import styles from "./FileRow.module.css";

interface Props {
  name: string;
  /** A data URL; without it, the extension of the file's name is shown. */
  thumbnail?: string | undefined;
  children?: ReactNode;
  /** The button that removes the file; its label contains {name}. */
  remove: { label: string; onClick: () => void };
}

/** The extension of a file's name, as in "jpg"; undefined when it has none. */
function extensionOf(name: string): string | undefined {
  return /\.([a-z0-9]{1,4})$/i.exec(name)?.[1];
}

export function FileRow({ name, thumbnail, children, remove }: Props) {
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
        {children}
      </div>
      <button
        type="button"
        className="u-cross"
        aria-label={fill(remove.label, { name })}
        onClick={remove.onClick}
      >
        <Close />
      </button>
    </li>
  );
}
