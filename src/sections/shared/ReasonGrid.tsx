import type { TitledText } from "@/content/reading/parts";
import { Photograph } from "./Photograph";
import styles from "./ReasonGrid.module.css";

/** Reasons two by two beside an upright picture. */
export function ReasonGrid({ items, photo }: { items: readonly TitledText[]; photo: string }) {
  return (
    <div className={styles.grid}>
      <div className={styles.picture}>
        <Photograph name={photo} size="half" decorative />
      </div>
      <ul className={styles.reasons}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
