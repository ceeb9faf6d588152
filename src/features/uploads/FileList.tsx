import type { ReactNode } from "react";
import styles from "./Files.module.css";

/** A list of files; each is a FileRow. */
export function FileList({ children }: { children: ReactNode }) {
  return <ul className={`${styles.files} u-above-1`}>{children}</ul>;
}
