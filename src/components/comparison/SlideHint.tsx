import { shell } from "#data/shell/shell.ts";
import { arrows } from "./Comparison.tsx";
import styles from "./SlideHint.module.css";

/** Tells a visitor to slide, under every comparison. Nothing slides without script. */
export function SlideHint() {
  return (
    <span className={`t-small u-with-script ${styles.hint}`}>
      <svg className={styles.handle} viewBox="0 0 64 64" aria-hidden="true">
        <path d={arrows} fill="none" stroke="currentColor" strokeWidth="6" />
      </svg>
      {shell.data.comparison.hint}
    </span>
  );
}
