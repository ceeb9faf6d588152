import styles from "./Eyebrow.module.css";

interface Props {
  children: string;
  mark?: "cobalt" | "yellow" | "red";
}

/** The small line above a heading, with a square of pure colour. */
export function Eyebrow({ children, mark = "cobalt" }: Props) {
  return <p className={`bold ${styles.eyebrow} ${styles[mark]}`}>{children}</p>;
}
