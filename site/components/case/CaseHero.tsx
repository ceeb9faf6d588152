import {
  type CaseDetailTexts,
  type CaseStudy,
  casePath,
  type caseStudies,
  categoryLabel,
  kindPath,
} from "@contractor/core/facts/cases/cases.ts";
import { dutchMonth } from "@contractor/core/facts/format/dates.ts";
import { scopeOf } from "@contractor/core/facts/projects/projects.ts";
import { Hero } from "#components/hero/Hero.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import styles from "./CaseHero.module.css";

/**
 * The first screen of the overview, with a photograph from before the work and a smaller one of the
 * result.
 */
export function CaseStudiesHero({ texts }: { texts: typeof caseStudies.data }) {
  const { heading, intro, before, after, detail } = texts;
  return (
    <Hero
      layout="below"
      place={{ path: "/case-studies" }}
      heading={heading}
      lead={intro}
      size="overview"
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

interface Props {
  entry: CaseStudy;
  labels: CaseDetailTexts["info"];
}

/** The first screen of a case study, with a photograph of the result. */
export function CaseHero({ entry, labels }: Props) {
  const { squareMeters } = scopeOf(entry);
  const size = squareMeters && { value: squareMeters, label: labels.squareMeters };
  const fact = entry.fact ?? size;
  const [duration = ""] = entry.duration.split(",");
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
            {/* It stays on one line, and widens the square if necessary. */}
            <b className="t-figure t-title-l u-nowrap">{fact.value}</b> {fact.label}
          </p>
        )
      }
    >
      {/* On one line, where the panels with the facts are below the whole story. */}
      <ul className={`t-bold ${styles.facts}`}>
        {[entry.client, entry.location, dutchMonth(entry.date), duration].map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </Hero>
  );
}
