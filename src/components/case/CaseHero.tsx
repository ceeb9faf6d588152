import { Hero } from "#components/hero/Hero.tsx";
import { FactList } from "#components/list/FactList.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { CaseStudy } from "#data/collections/cases.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { kindPath } from "#data/lists/case-lists.ts";
import { caseStudies, categoryLabel } from "#data/pages/case-studies.ts";
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

/**
 * The head of a case study: what was done, for whom, where, when and how long; how it looks now
 * beside it.
 */
export function CaseHero({ entry }: { entry: CaseStudy }) {
  return (
    <Hero
      place={{ path: `/case-studies/${entry.id}`, label: entry.title }}
      heading={entry.title}
      lead={entry.excerpt}
      size="title-xl"
      plane="cobalt"
      photo={entry.photo}
      square={
        <a className={`t-bold ${styles.badge}`} href={kindPath(entry.category)}>
          {categoryLabel(entry.category)}
        </a>
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
          <b>{detail.afterHeading}</b>
        </>
      }
    />
  );
}
