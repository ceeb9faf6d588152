import { Photograph } from "#components/photo/Photograph.tsx";
import { type CaseStudy, casePath, neighboursOf } from "#data/collections/cases.ts";
import { caseStudies } from "#data/pages/case-studies.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./CaseNavigation.module.css";

interface NeighbourProps {
  entry: CaseStudy;
  direction: string;
  rel: "prev" | "next";
  className: string | undefined;
}

function Neighbour({ entry, direction, rel, className = "" }: NeighbourProps) {
  return (
    <a className={`l-card ${styles.neighbour} ${className}`} href={casePath(entry)} rel={rel}>
      <Photograph
        name={entry.photo}
        size="half"
        height="auto"
        className={styles.picture}
        decorative
      />
      <span className={`plane-ink ${styles.words}`}>
        <span className="t-small">{direction}</span>{" "}
        <b className={`t-title-m ${styles.title}`}>{entry.title}</b>
      </span>
    </a>
  );
}

/** A link to all cases, and links to the cases before and after this one in the list. */
export function CaseNavigation({ id }: { id: string }) {
  const { navigation } = caseStudies.data.detail;
  const { previous, next } = neighboursOf(id);
  const hasBoth = previous !== undefined && next !== undefined;
  return (
    <Subsection as="nav" heading={navigation.label} className={`l-wrap ${styles.navigation}`}>
      <ButtonLink href="/case-studies" tone="line">
        {navigation.all}
      </ButtonLink>
      {(previous ?? next) && (
        <div className={styles.neighbours}>
          {previous && (
            <Neighbour
              entry={previous}
              direction={navigation.previous}
              rel="prev"
              className={hasBoth ? styles.first : styles.only}
            />
          )}
          {next && (
            <Neighbour
              entry={next}
              direction={navigation.next}
              rel="next"
              className={hasBoth ? styles.second : styles.only}
            />
          )}
        </div>
      )}
    </Subsection>
  );
}
