import { neighboursOf } from "#data/collections/cases.ts";
import { caseStudies } from "#data/pages/case-studies.ts";
import styles from "./CaseNavigation.module.css";

/** The case before and after this one in list order, and the way back to all of them. */
export function CaseNavigation({ id }: { id: string }) {
  const { label, previous: back, next: on, all } = caseStudies.data.detail.navigation;
  const { previous, next } = neighboursOf(id);
  return (
    <nav className={`l-column l-rows ${styles.cases}`} aria-label={label}>
      {previous && (
        <a
          className={`${styles.link} ${styles.previous}`}
          href={`/case-studies/${previous.id}`}
          rel="prev"
        >
          <span className={`t-small ${styles.direction}`}>{back}</span> <b>{previous.title}</b>
        </a>
      )}
      <a className={`t-bold ${styles.link}`} href="/case-studies">
        {all}
      </a>
      {next && (
        <a className={`${styles.link} ${styles.next}`} href={`/case-studies/${next.id}`} rel="next">
          <span className={`t-small ${styles.direction}`}>{on}</span> <b>{next.title}</b>
        </a>
      )}
    </nav>
  );
}
