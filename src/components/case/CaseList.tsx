import { FactList } from "#components/list/FactList.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { type CaseStudy, casePath, type caseStudies, categoryLabel } from "#data/cases/cases.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./CaseList.module.css";

interface Props {
  cases: readonly CaseStudy[];
  texts: typeof caseStudies.data.card;
}

/** Case studies below each other, with the picture at the left and at the right in turn. */
export function CaseList({ cases, texts }: Props) {
  const { clientLabel, locationLabel, dateLabel, readMore } = texts;
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
