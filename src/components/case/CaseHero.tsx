import { Hero } from "#components/hero/Hero.tsx";
import { HeroWordsFirst } from "#components/hero/HeroWordsFirst.tsx";
import { FactList } from "#components/list/FactList.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { type CaseStudy, casePath } from "#data/collections/cases.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { kindPath } from "#data/lists/case-lists.ts";
import { caseStudies, categoryLabel } from "#data/pages/case-studies.ts";
import { scopeOf } from "#data/pages/projecten.ts";
import styles from "./CaseHero.module.css";

/** The client, place, date and duration of a case study. */
export function WhoAndWhen({ entry }: { entry: CaseStudy }) {
  const { info } = caseStudies.data.detail;
  return (
    <FactList
      facts={[
        { label: info.client, value: entry.client },
        { label: info.location, value: entry.location },
        { label: info.date, value: dutchMonth(entry.date) },
        { label: info.duration, value: entry.duration },
      ]}
    />
  );
}

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
      size="title-xl"
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

/**
 * The first screen of the overview, with a photograph from before the work and a smaller one of the
 * result.
 */
export function CaseStudiesHero() {
  const { heading, intro, before, after, detail } = caseStudies.data;
  return (
    <HeroWordsFirst
      place={{ path: "/case-studies" }}
      heading={heading}
      lead={intro}
      size="display-m"
      plane="cobalt"
      photo={before}
      caption={<b>{detail.beforeHeading}</b>}
      squareKind="picture"
      square={
        <>
          <Photograph name={after} size="quarter" />
          <b className={styles.after}>{detail.afterHeading}</b>
        </>
      }
    />
  );
}
