import { useId, type ReactNode } from "react";
import { caseStudies } from "@/content/pages/case-studies";
import type { CaseStudy } from "@/content/collections/cases";
import { scopeOf } from "@/content/pages/projecten";
import { servicePath, services } from "@/content/firm/services";
import { dutchMonth } from "@/content/reading/dates";
import { ButtonLink } from "@/ui/Button";
import styles from "./CasePanels.module.css";
import { FactList } from "@/sections/shared/FactList";

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

/** Beside a case study: its facts, how and with what it was made, and the way to ask for the same. */
export function CasePanels({ entry }: { entry: CaseStudy }) {
  const { info, ...detail } = caseStudies.detail;
  const offered = services.filter(({ slug }) => entry.services.includes(slug));
  const { squareMetres, price } = scopeOf(entry);
  return (
    <div className={styles.panels}>
      <Panel heading={info.heading}>
        <div className={styles.repeated}>
          <FactList
            facts={[
              { label: info.client, value: entry.client },
              { label: info.location, value: entry.location },
              { label: info.date, value: dutchMonth(entry.date) },
              { label: info.duration, value: entry.duration },
            ]}
          />
        </div>
        <FactList
          facts={[
            { label: info.projectType, value: entry.projectType },
            ...(squareMetres ? [{ label: info.squareMetres, value: squareMetres }] : []),
            ...(price ? [{ label: info.price, value: price }] : []),
          ]}
        />
      </Panel>
      <Panel heading={detail.techniquesHeading}>
        <Entries entries={entry.techniques} />
      </Panel>
      <Panel heading={detail.materialsHeading}>
        <Entries entries={entry.materials} />
      </Panel>
      <Panel heading={detail.servicesHeading}>
        <ul className={styles.services}>
          {offered.map(({ slug, label }) => (
            <li key={slug}>
              <a href={servicePath(slug)}>{label}</a>
            </li>
          ))}
        </ul>
      </Panel>
      <ButtonLink href="/contact">{detail.contactLink}</ButtonLink>
    </div>
  );
}
