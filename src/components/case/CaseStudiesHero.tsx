import { Hero } from "#components/hero/Hero.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { caseStudies } from "#data/cases/cases-page.ts";
import styles from "./CaseStudiesHero.module.css";

/**
 * The first screen of the overview, with a photograph from before the work and a smaller one of the
 * result.
 */
export function CaseStudiesHero({ texts }: { texts: typeof caseStudies.data }) {
  const { heading, intro, before, after, detail } = texts;
  return (
    <Hero
      layout="below"
      place={{ path: "/case-studies" }}
      heading={heading}
      lead={intro}
      size="overview"
      plane="cobalt"
      photo={before}
      caption={<b>{detail.beforeHeading}</b>}
      squareKind="picture"
      square={
        <>
          <Photograph name={after} size="quarter" />
          <b className={styles.after}>{detail.afterHeading}</b>
        </>
      }
    />
  );
}
