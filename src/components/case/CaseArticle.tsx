import { FactList } from "#components/list/FactList.tsx";
import { Paragraphs } from "#components/text/LinkedText.tsx";
import type { CaseDetailTexts, CaseStudy } from "#data/cases/cases.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { scopeOf } from "#data/projects/projects.ts";
import { SidebarLayout } from "#ui/SidebarLayout.tsx";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./CaseArticle.module.css";

interface Props {
  entry: CaseStudy;
  texts: CaseDetailTexts;
}

/** The description of a case study, with its facts, techniques and materials beside it. */
export function CaseArticle({ entry, texts }: Props) {
  return (
    <SidebarLayout still aside={<CasePanels entry={entry} texts={texts} />}>
      <div className="t-text-l">
        <Paragraphs texts={entry.fullDescription} />
      </div>
    </SidebarLayout>
  );
}

function CasePanels({ entry, texts }: Props) {
  const { info } = texts;
  const { squareMeters, price } = scopeOf(entry);
  const atTop = [
    { label: info.client, value: entry.client },
    { label: info.location, value: entry.location },
    { label: info.date, value: dutchMonth(entry.date) },
    { label: info.duration, value: entry.duration },
  ].map((fact) => ({ ...fact, className: styles.atTop }));
  const facts = [
    { label: info.projectType, value: entry.projectType },
    { label: info.squareMeters, value: squareMeters },
    { label: info.price, value: price },
  ];
  return (
    <div className={`l-column ${styles.panels}`}>
      <Subsection heading={info.heading} headingClass="t-minor">
        <div className={styles.facts}>
          <FactList facts={[...atTop, ...facts]} />
        </div>
      </Subsection>
      <Entries heading={texts.techniquesHeading} entries={entry.techniques} />
      <Entries heading={texts.materialsHeading} entries={entry.materials} />
    </div>
  );
}

function Entries({ heading, entries }: { heading: string; entries: readonly string[] }) {
  return (
    <Subsection heading={heading} headingClass="t-minor">
      <ul className="l-rows">
        {entries.map((entry) => (
          <li key={entry} className={styles.entry}>
            {entry}
          </li>
        ))}
      </ul>
    </Subsection>
  );
}
