import type { Exterior } from "@/content/services/exterior";
import styles from "./ProblemList.module.css";

/** What goes wrong, what comes of it, and what the firm does about it. */
export function ProblemList({ problems }: { problems: Exterior["problems"]["items"] }) {
  return (
    <ul className={styles.problems}>
      {problems.map((item) => (
        <li key={item.problem}>
          <h3>{item.problem}</h3>
          <p className={styles.consequence}>{item.consequence}</p>
          <p className={styles.remedy}>{item.remedy}</p>
        </li>
      ))}
    </ul>
  );
}
