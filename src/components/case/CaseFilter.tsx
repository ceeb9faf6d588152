import { type caseStudies, filters } from "#data/cases/cases.ts";
import styles from "./CaseFilter.module.css";

interface Props {
  label: string;
  /** What is said of the number of cases that are shown. */
  found: typeof caseStudies.data.found;
}

/**
 * Buttons that narrow a list that is all in the page to one kind of work; behaviour.js makes them
 * work.
 */
export function CaseFilter({ label: legend, found }: Props) {
  return (
    <div className={styles.filter}>
      <fieldset className={`u-with-script u-screen-only ${styles.buttons}`}>
        <legend className="u-visually-hidden">{legend}</legend>
        {filters().map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            className={styles.choice}
            data-filter={id}
            aria-pressed={index === 0}
            aria-controls="cases"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p
        className={styles.status}
        role="status"
        data-filter-status
        data-one={found.one}
        data-many={found.many}
        data-all={found.all}
      />
    </div>
  );
}
