import { Hero } from "#components/hero/Hero.tsx";
import { kindPath } from "#data/cases/case-lists.ts";
import { type CaseStudy, casePath } from "#data/cases/cases.ts";
import { caseStudies, categoryLabel } from "#data/cases/cases-page.ts";
import { scopeOf } from "#data/projects/projects-page.ts";
import styles from "./CaseHero.module.css";
import { WhoAndWhen } from "./WhoAndWhen.tsx";

/** The fact over the picture of a case: the one in its file, or its size. */
function factOf(entry: CaseStudy) {
  const { squareMeters } = scopeOf(entry);
  const size = squareMeters && {
    value: squareMeters,
    label: caseStudies.data.detail.info.squareMeters,
  };
  return entry.fact ?? size;
}

/** The first screen of a case study, with a photograph of the result. */
export function CaseHero({ entry }: { entry: CaseStudy }) {
  const fact = factOf(entry);
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
      <WhoAndWhen entry={entry} />
    </Hero>
  );
}
