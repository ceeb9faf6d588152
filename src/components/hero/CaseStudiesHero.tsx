import { caseStudies } from "@/content/pages/case-studies";
import { Photograph } from "@/components/shared/Photograph";
import { Breadcrumb } from "@/components/shared/Breadcrumb";
import grid from "@/ui/grid.module.css";
import planes from "@/ui/planes.module.css";
import { bindLastWords } from "@/components/shared/bind-last-words";
import styles from "./CaseStudiesHero.module.css";

/** The first screen of the case studies: the name on cobalt, what was found beside it, what it became over the seam. */
export function CaseStudiesHero() {
  const { heading, intro, before, after, detail } = caseStudies;
  return (
    <div className={grid.page}>
      <div className={`${styles.plane} ${planes.cobalt}`}>
        <Breadcrumb path="/case-studies" />
        <h1>{heading}</h1>
        <p className={styles.intro}>{bindLastWords(intro)}</p>
      </div>
      <div className={styles.before}>
        <Photograph name={before} size="tall" priority />
        <p className={styles.label}>{detail.beforeHeading}</p>
      </div>
      <div className={`${styles.after} ${planes.yellow}`}>
        <Photograph name={after} size="quarter" />
        <p className={styles.label}>{detail.afterHeading}</p>
      </div>
    </div>
  );
}
