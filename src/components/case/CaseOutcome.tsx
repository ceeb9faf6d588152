import { useId, type ReactNode } from "react";
import type { CaseStudy } from "@/content/collections/cases";
import { formerServices, services } from "@/content/business/services";
import { caseStudies } from "@/content/pages/case-studies";
import { ServiceName } from "@/components/service/ServiceName";
import { ButtonLink } from "@/ui/Button";
import grid from "@/ui/grid.module.css";
import { CaseFacts } from "./CaseFacts";
import styles from "./CaseOutcome.module.css";

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

function Entries({ entries }: { entries: readonly string[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

/** What came of it, and the way to ask for the same; beside it its facts, how it was made and with what. */
export function CaseOutcome({ entry }: { entry: CaseStudy }) {
  const results = useId();
  const { detail } = caseStudies;
  const all = [...services.map(({ slug }) => slug), ...formerServices];
  return (
    <div className={`${grid.two} ${styles.outcome}`}>
      <section className={styles.results} aria-labelledby={results}>
        <h2 id={results}>{detail.resultsHeading}</h2>
        <ul>
          {entry.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
        <ButtonLink href="/contact">{detail.contactLink}</ButtonLink>
      </section>
      <div className={styles.panels}>
        <CaseFacts entry={entry} />
        <Panel heading={detail.techniquesHeading}>
          <Entries entries={entry.techniques} />
        </Panel>
        <Panel heading={detail.materialsHeading}>
          <Entries entries={entry.materials} />
        </Panel>
        <Panel heading={detail.servicesHeading}>
          <ul className={styles.services}>
            {all
              .filter((slug) => entry.services.includes(slug))
              .map((slug) => (
                <li key={slug}>
                  <ServiceName slug={slug} />
                </li>
              ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}
