import type { ReactNode } from "react";
import { Section } from "@/ui/Section";
import styles from "./ComparisonSection.module.css";

interface Props {
  heading: string;
  eyebrow?: string;
  plane?: "shade";
  intro?: string;
  /** Large below each other by default; columns stand side by side on wide screens. */
  layout?: "wide" | "columns";
  /** One or more comparisons, each in its figure. */
  children: ReactNode;
}

/** Before and after, large: the comparison itself is an island, so the page passes it in. */
export function ComparisonSection({ heading, eyebrow, plane, intro, layout = "wide", children }: Props) {
  return (
    <Section heading={heading} eyebrow={eyebrow} intro={intro} plane={plane} loud={layout === "wide"}>
      <div className={styles[layout]}>{children}</div>
    </Section>
  );
}
