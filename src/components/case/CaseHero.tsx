import { Hero } from "#components/hero/Hero.tsx";
import { FactList } from "#components/list/FactList.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { CaseStudy } from "#data/collections/cases.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { kindPath } from "#data/lists/case-lists.ts";
import { caseStudies, categoryLabel } from "#data/pages/case-studies.ts";
import { scopeOf } from "#data/pages/projecten.ts";
import styles from "./CaseHero.module.css";

/** What a case study is introduced by: for whom, where, when and how long. */
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

/** What is largest about a case: what its file says, or its size. */
function factOf(entry: CaseStudy) {
  const { squareMeters } = scopeOf(entry);
  const size = squareMeters && {
    value: squareMeters,
    label: caseStudies.data.detail.info.squareMeters,
  };
  return entry.fact ?? size;
}

/**
 * The head of a case study: what was done, for whom, where, when and how long; how it looks now
 * beside it.
 */
export function CaseHero({ entry }: { entry: CaseStudy }) {
  const fact = factOf(entry);
  return (
    <Hero
      place={{ path: `/case-studies/${entry.id}`, label: entry.title }}
      heading={entry.title}
      lead={entry.excerpt}
      size="title-xl"
      plane="cobalt"
      photo={entry.photo}
      above={
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
 * The first screen of the case studies: the name on cobalt, what was found beside it, what it
 * became over the seam.
 */
export function CaseStudiesHero() {
  const { heading, intro, before, after, detail } = caseStudies.data;
  return (
    <Hero
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
