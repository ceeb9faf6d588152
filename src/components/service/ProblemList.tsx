import type { Problems } from "@/content/schemas/service";
import styles from "./ProblemList.module.css";

/** What goes wrong, what comes of it, and what the firm does about it. */
export function ProblemList({ problems }: { problems: Problems }) {
  return (
    <ul className="rows">
      {problems.items.map((item) => (
        <li key={item.problem} className={styles.problem}>
          <h3>{item.problem}</h3>
          <p className={`soft ${styles.consequence}`}>
            <span>
              <span className="visually-hidden">{problems.consequenceLabel} </span>
              {item.consequence}
            </span>
          </p>
          <p className={styles.remedy}>
            <span>
              <span className="visually-hidden">{problems.remedyLabel} </span>
              {item.remedy}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
