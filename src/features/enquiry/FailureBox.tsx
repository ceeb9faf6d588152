import type { ComponentProps } from "react";
import styles from "./FailureBox.module.css";

/** A box for a failure and what to do about it. It can have the focus. */
export function FailureBox(props: Pick<ComponentProps<"div">, "id" | "ref" | "children">) {
  return <div className={`l-whole ${styles.box}`} role="alert" tabIndex={-1} {...props} />;
}
