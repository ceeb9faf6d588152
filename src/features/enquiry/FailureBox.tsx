import type { ReactNode } from "react";
import { focus } from "#features/shared/focus.ts";
import styles from "./FailureBox.module.css";

/** Tells what went wrong and what can be done about it; takes the focus when it appears. */
export function FailureBox({ children }: { children: ReactNode }) {
  return (
    <div ref={focus} className={`l-whole ${styles.box}`} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
