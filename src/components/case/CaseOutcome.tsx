import { FactList } from "#components/list/FactList.tsx";
import { ServiceName } from "#components/service/ServiceName.tsx";
import type { CaseStudy } from "#data/cases/cases.ts";
import type { CaseDetailTexts } from "#data/cases/cases-page.ts";
import { scopeOf } from "#data/projects/job-scope.ts";
import { allServices, formerServices } from "#data/services/services.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { Chapter, SidebarLayout } from "#ui/SidebarLayout.tsx";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./CaseOutcome.module.css";
import { WhoAndWhen } from "./WhoAndWhen.tsx";

interface EntriesProps {
  entries: readonly string[];
  className?: string;
  /** Short entries stand closer together. */
  dense?: boolean;
}

function Entries({ entries, className, dense = false }: EntriesProps) {
  return (
    <ul className={classes("l-rows", className)}>
      {entries.map((entry) => (
        <li key={entry} className={dense ? styles.denseEntry : undefined}>
          {entry}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  entry: CaseStudy;
  texts: CaseDetailTexts;
}

/**
 * The results of a case with its services and a link to contact; beside them its facts, techniques and
 * materials.
 */
export function CaseOutcome({ entry, texts }: Props) {
  const { info } = texts;
  const { squareMeters, price } = scopeOf(entry);
  const facts = [{ label: info.projectType, value: entry.projectType }];
  if (squareMeters) {
    facts.push({ label: info.squareMeters, value: squareMeters });
  }
  if (price) {
    facts.push({ label: info.price, value: price });
  }
  const slugs = [...allServices().map(({ slug }) => slug), ...formerServices()];
  const usedServices = slugs.filter((slug) => entry.services.includes(slug));
  return (
    <SidebarLayout
      still
      aside={
        <div className={`l-column ${styles.panels}`}>
          <Subsection heading={info.heading} headingClass="t-minor">
            <div className={styles.facts}>
              {/* On a phone these facts are hidden, because the hero right above also shows them. */}
              <div className={styles.repeated}>
                <WhoAndWhen entry={entry} labels={info} />
              </div>
              <FactList facts={facts} />
            </div>
          </Subsection>
          <Subsection heading={texts.techniquesHeading} headingClass="t-minor">
            <Entries entries={entry.techniques} dense />
          </Subsection>
          <Subsection heading={texts.materialsHeading} headingClass="t-minor">
            <Entries entries={entry.materials} dense />
          </Subsection>
        </div>
      }
    >
      <Chapter heading={texts.resultsHeading}>
        <Entries className={`t-bold t-text-l ${styles.results}`} entries={entry.results} />
      </Chapter>
      <Subsection heading={texts.servicesHeading} headingClass="t-minor">
        <ul className="l-rows l-link-list u-below-4">
          {usedServices.map((slug) => (
            <li key={slug}>
              <ServiceName slug={slug} />
            </li>
          ))}
        </ul>
        <ButtonLink href="/contact">{texts.contactLink}</ButtonLink>
      </Subsection>
    </SidebarLayout>
  );
}
