import { filters } from "#data/cases/case-lists.ts";
import styles from "./CaseFilter.module.css";

/** The filter where there are too many cases for one page: each choice is a page of its own. */
export function CaseFilterLinks({ label, current }: { label: string; current: string }) {
  return (
    <div className={`${styles.filter} ${styles.withoutStatus}`}>
      <nav className={styles.buttons} aria-label={label}>
        {filters.map(({ id, label: name, path }) => (
          <a
            key={id}
            href={path}
            className={`${styles.choice} ${styles.link}`}
            data-filter={id}
            aria-current={id === current ? "page" : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}
