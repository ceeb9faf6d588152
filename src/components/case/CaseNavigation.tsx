import { neighboursOf } from "#data/cases/cases.ts";
import type { CaseDetailTexts } from "#data/cases/cases-page.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./CaseNavigation.module.css";
import { CaseNeighbour } from "./CaseNeighbour.tsx";

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
          {previous && <CaseNeighbour entry={previous} direction={texts.previous} rel="prev" />}
          {next && <CaseNeighbour entry={next} direction={texts.next} rel="next" />}
        </div>
      )}
      <ButtonLink href="/case-studies" tone="line">
        {texts.all}
      </ButtonLink>
    </Subsection>
  );
}
