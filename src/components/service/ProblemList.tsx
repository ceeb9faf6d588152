import type { Problems } from "#data/services/service-sections.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ProblemList.module.css";

export function ProblemList({ problems }: { problems: Problems }) {
  const { items, consequenceLabel, remedyLabel } = problems;
  return (
    <ul className="l-rows">
      {items.map(({ problem, consequence, remedy }) => (
        <li key={problem} className={styles.problem}>
          <Heading level={3} text={problem} />
          <p className={`t-soft ${styles.effect}`}>
            <span className="u-visually-hidden">{consequenceLabel} </span>
            {consequence}
          </p>
          <p className={`${styles.effect} ${styles.remedy}`}>
            <span className="u-visually-hidden">{remedyLabel} </span>
            {remedy}
          </p>
        </li>
      ))}
    </ul>
  );
}
