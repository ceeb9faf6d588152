import type { ValueAndLabel } from "@/content/reading/parts";
import { Section } from "@/ui/Section";
import styles from "./StatisticsPlane.module.css";

/** A plane of ink with figures as large as they go. */
export function StatisticsPlane({
  heading,
  figures,
}: {
  heading: string;
  figures: readonly ValueAndLabel[];
}) {
  return (
    <Section heading={heading} plane="ink">
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.label}>
            <b>{figure.value}</b> {figure.label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
