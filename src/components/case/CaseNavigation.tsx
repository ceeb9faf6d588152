import { Photograph } from "#components/photo/Photograph.tsx";
import { neighboursOf } from "#data/collections/cases.ts";
import { caseStudies } from "#data/pages/case-studies.ts";
import styles from "./CaseNavigation.module.css";

/** The case before and after this one in list order, and the way back to all of them. */
export function CaseNavigation({ id }: { id: string }) {
  const { label, previous: back, next: on, all } = caseStudies.data.detail.navigation;
  const { previous, next } = neighboursOf(id);
  return (
    <nav className="l-column" aria-label={label}>
      <div className={`l-wrap ${styles.links}`}>
        {previous && (
          <a className={styles.link} href={`/case-studies/${previous.id}`} rel="prev">
            <span className={`t-small ${styles.direction}`}>{back}</span> <b>{previous.title}</b>
          </a>
        )}
        <a className={`t-bold ${styles.link}`} href="/case-studies">
          {all}
        </a>
      </div>
      {next && (
        <a className={styles.next} href={`/case-studies/${next.id}`} rel="next">
          <Photograph name={next.photo} size="wide" height="auto" decorative />
          <span className={`plane-ink ${styles.words}`}>
            <span className={`t-small ${styles.direction}`}>{on}</span>{" "}
            <b className={`t-title-l ${styles.title}`}>{next.title}</b>
          </span>
        </a>
      )}
    </nav>
  );
}
