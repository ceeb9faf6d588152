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

/** Before and after, large: where a page pauses. */
export function ComparisonSection({ layout = "wide", children, ...section }: Props) {
  return (
    <Section {...section} loud={layout === "wide"} pause={layout === "wide"}>
      <div className={styles[layout]}>{children}</div>
    </Section>
  );
}
