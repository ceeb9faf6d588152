import { FactList } from "#components/list/FactList.tsx";
import type { CaseStudy } from "#data/cases/cases.ts";
import type { CaseDetailTexts } from "#data/cases/cases-page.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { scopeOf } from "#data/projects/job-scope.ts";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./CasePanels.module.css";

interface Props {
  entry: CaseStudy;
  texts: CaseDetailTexts;
}

/** What a case study is about in short: its facts, techniques and materials. */
export function CasePanels({ entry, texts }: Props) {
  const { info } = texts;
  const { squareMeters, price } = scopeOf(entry);
  const atTop = [
    { label: info.client, value: entry.client },
    { label: info.location, value: entry.location },
    { label: info.date, value: dutchMonth(entry.date) },
    { label: info.duration, value: entry.duration },
  ];
  const facts = [{ label: info.projectType, value: entry.projectType }];
  if (squareMeters) {
    facts.push({ label: info.squareMeters, value: squareMeters });
  }
  if (price) {
    facts.push({ label: info.price, value: price });
  }
  return (
    <div className={`l-column ${styles.panels}`}>
      <Subsection heading={info.heading} headingClass="t-minor">
        <div className={styles.facts}>
          <FactList
            facts={[...atTop.map((fact) => ({ ...fact, className: styles.atTop })), ...facts]}
          />
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
