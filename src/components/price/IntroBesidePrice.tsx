import type { ReactNode } from "react";
import type { HeadedPoints, Introduction } from "@/content/schemas/service";
import { PointList } from "@/components/shared/PointList";
import styles from "./IntroBesidePrice.module.css";

interface Props {
  intro: Introduction;
  benefits: HeadedPoints;
  /** The box that stays in sight; between the two texts on small screens. */
  children: ReactNode;
}

/** What the work is and what it brings, with the price beside both. */
export function IntroBesidePrice({ intro, benefits, children }: Props) {
  const [opening, ...rest] = intro.paragraphs;
  return (
    <div className={styles.columns}>
      <section className={styles.intro} aria-labelledby="intro">
        <h2 id="intro">{intro.heading}</h2>
        <p className={styles.opening}>{opening}</p>
        <div className={styles.text}>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <div className={styles.side}>{children}</div>
      <section className={styles.benefits} aria-labelledby="benefits">
        <h2 id="benefits">{benefits.heading}</h2>
        <PointList items={benefits.items} />
      </section>
    </div>
  );
}
