import { Hero } from "#components/hero/Hero.tsx";
import { type CaseStudy, casePath } from "#data/cases/cases.ts";
import { type CaseDetailTexts, categoryLabel, kindPath } from "#data/cases/cases-page.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { scopeOf } from "#data/projects/job-scope.ts";
import styles from "./CaseHero.module.css";

interface Props {
  entry: CaseStudy;
  labels: CaseDetailTexts["info"];
}

/** The fact over the picture of a case: the one in its file, or its size. */
function factOf({ entry, labels }: Props) {
  const { squareMeters } = scopeOf(entry);
  const size = squareMeters && {
    value: squareMeters,
    label: labels.squareMeters,
  };
  return entry.fact ?? size;
}

/** The first screen of a case study, with a photograph of the result. */
export function CaseHero({ entry, labels }: Props) {
  const fact = factOf({ entry, labels });
  return (
    <Hero
      place={{ path: casePath(entry), label: entry.title }}
      heading={entry.title}
      lead={entry.excerpt}
      size="detail"
      plane="cobalt"
      photo={entry.photo}
      label={
        <a className={`u-target ${styles.category}`} href={kindPath(entry.category)}>
          <span className="u-badge">{categoryLabel(entry.category)}</span>
        </a>
      }
      square={
        fact && (
          <p>
            <b className={`t-figure t-title-l ${styles.fact}`}>{fact.value}</b> {fact.label}
          </p>
        )
      }
    >
      <CaseFacts entry={entry} />
    </Hero>
  );
}

/** The first facts of a case on one line, where its panels are below the whole story. */
function CaseFacts({ entry }: { entry: CaseStudy }) {
  const [duration = ""] = entry.duration.split(",");
  return (
    <ul className={`t-bold ${styles.facts}`}>
      {[entry.client, entry.location, dutchMonth(entry.date), duration].map((fact) => (
        <li key={fact} className={styles.item}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
