import type { TitledText } from "@/content/reading/parts";
import styles from "./ReasonColumns.module.css";

/** Reasons side by side under an ink line. */
export function ReasonColumns({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className={styles.reasons}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
