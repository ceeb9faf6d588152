import type { ReactNode } from "react";
import { Section } from "@/ui/Section";
import styles from "./ComparisonSection.module.css";

interface Props {
  heading: string;
  eyebrow?: string;
  plane?: "plaster" | "shade";
  /** One or more comparisons, each in its figure. */
  children: ReactNode;
}

/** Before and after, large: the comparison itself is an island, so the page passes it in. */
export function ComparisonSection({ heading, eyebrow, plane, children }: Props) {
  return (
    <Section heading={heading} eyebrow={eyebrow} plane={plane}>
      <div className={styles.figures}>{children}</div>
    </Section>
  );
}
