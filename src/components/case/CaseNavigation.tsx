import { type CaseDetailTexts, type CaseStudy, casePath, neighboursOf } from "#data/cases/cases.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./CaseNavigation.module.css";

interface Props {
  id: string;
  texts: CaseDetailTexts["navigation"];
}

/** A link to all cases, and links to the cases before and after this one in the list. */
export function CaseNavigation({ id, texts }: Props) {
  const { previous, next } = neighboursOf(id);
  return (
    <Subsection as="nav" heading={texts.label} className={`l-wrap ${styles.navigation}`}>
      {(previous ?? next) && (
        <div className={styles.neighbours}>
          <Neighbour entry={previous} direction={texts.previous} rel="prev" />
          <Neighbour entry={next} direction={texts.next} rel="next" />
        </div>
      )}
      <ButtonLink href="/case-studies" tone="line">
        {texts.all}
      </ButtonLink>
    </Subsection>
  );
}

interface NeighbourProps {
  entry: CaseStudy | undefined;
  direction: string;
  rel: "prev" | "next";
}

function Neighbour({ entry, direction, rel }: NeighbourProps) {
  return (
    entry && (
      <a className={`l-card plane-ink ${styles.neighbour}`} href={casePath(entry)} rel={rel}>
        <span className="t-small">{direction}</span>{" "}
        <b className={`t-title-m l-card-title ${styles.title}`}>{entry.title}</b>
      </a>
    )
  );
}
