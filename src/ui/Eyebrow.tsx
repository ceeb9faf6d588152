import styles from "./Eyebrow.module.css";

/** The small line above a heading, with a square of pure colour. */
export function Eyebrow({
  children,
  mark = "cobalt",
}: {
  children: string;
  mark?: "cobalt" | "yellow" | "red";
}) {
  return <p className={`${styles.eyebrow} ${styles[mark]}`}>{children}</p>;
}
