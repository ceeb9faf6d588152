import { filters } from "#data/cases/case-lists.ts";
import { caseStudies } from "#data/cases/cases-page.ts";
import styles from "./CaseFilter.module.css";

/** The filter where there are too many cases for one page: each choice is a page of its own. */
export function CaseFilterLinks({ current }: { current: string }) {
  return (
    <div className={`${styles.filter} ${styles.withoutStatus}`}>
      <nav className={styles.buttons} aria-label={caseStudies.data.filterLabel}>
        {filters.map(({ id, label, path }) => (
          <a
            key={id}
            href={path}
            className={`${styles.choice} ${styles.link}`}
            data-filter={id}
            aria-current={id === current ? "page" : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}
