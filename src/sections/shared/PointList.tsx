import type { TitledText } from "@/content/reading/parts";
import styles from "./PointList.module.css";

/** Points under each other, each on its own line: the title at the left of its text where there is room. */
export function PointList({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
