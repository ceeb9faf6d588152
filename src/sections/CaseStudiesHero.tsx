import { caseStudies } from "@/content/case-studies";
import { Photograph } from "@/photos/Photograph";
import { Breadcrumb } from "./Breadcrumb";
import styles from "./CaseStudiesHero.module.css";

/** The first screen of the case studies: the name on cobalt, what was found beside it, what it became over the seam. */
export function CaseStudiesHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.plane}>
        <Breadcrumb path="/case-studies" />
        <h1>{caseStudies.heading}</h1>
        <p className={styles.intro}>{caseStudies.intro}</p>
      </div>
      <div className={styles.before}>
        <Photograph name={caseStudies.before} size="half" priority />
      </div>
      <div className={styles.after}>
        <Photograph name={caseStudies.after} size="quarter" />
      </div>
    </div>
  );
}
