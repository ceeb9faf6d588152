import type { ReactNode } from "react";
import { focus } from "#features/shared/focus.ts";
import styles from "./FailureBox.module.css";

/** A box for a failure and what to do about it. It gets the focus when it appears. */
export function FailureBox({ children }: { children: ReactNode }) {
  return (
    <div ref={focus} className={`l-whole ${styles.box}`} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
