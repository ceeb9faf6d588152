import {
  type CaseStudy,
  casePath,
  type caseStudies,
  categoryLabel,
  filters,
} from "@contractor/core/facts/cases/cases.ts";
import { dutchMonth } from "@contractor/core/facts/format/dates.ts";
import { Photograph } from "#components/photo/Photograph.tsx";
import { Heading } from "#ui/Heading.tsx";
import styles from "./CaseList.module.css";
import { FactList } from "./FactList.tsx";

interface Props {
  cases: readonly CaseStudy[];
  texts: typeof caseStudies.data;
}

/** Case studies below each other, with the picture at the left and at the right in turn. */
export function CaseList({ cases, texts }: Props) {
  const { clientLabel, locationLabel, dateLabel, readMore } = texts.card;
  return (
    <ul id="cases" className={`l-column ${styles.list}`}>
      {cases.map((entry) => (
        <li
          key={entry.id}
          className={`l-card l-page ${styles.case}`}
          data-category={entry.category}
        >
          <Photograph
            name={entry.photo}
            size="wide"
            height="auto"
            className={styles.picture}
            decorative
          >
            <p className={`u-corner ${styles.badge}`}>{categoryLabel(entry.category)}</p>
          </Photograph>
          <div className={`l-inside l-stack ${styles.words}`}>
            <Heading level={2} text={entry.title} />
            <p className="t-soft">{entry.excerpt}</p>
            <div className={styles.facts}>
              <FactList
                facts={[
                  { label: clientLabel, value: entry.client },
                  { label: locationLabel, value: entry.location },
                  { label: dateLabel, value: dutchMonth(entry.date) },
                ]}
              />
            </div>
            <a className="u-more l-card-link" href={casePath(entry)}>
              {readMore}
              <span className="u-visually-hidden">: {entry.title}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Buttons that narrow a list that is all in the page to one kind of work; behaviour.js makes them
 * work.
 */
export function CaseFilter({ texts }: Pick<Props, "texts">) {
  const { filterLabel, found } = texts;
  return (
    <div className={styles.filter}>
      <fieldset className={`u-with-script u-screen-only ${styles.buttons}`}>
        <legend className="u-visually-hidden">{filterLabel}</legend>
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
