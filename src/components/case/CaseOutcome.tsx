import { ServiceName } from "#components/service/ServiceName.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import type { CaseStudy } from "#data/cases/cases.ts";
import type { CaseDetailTexts } from "#data/cases/cases-page.ts";
import { allServices, formerServices } from "#data/services/services.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Section.tsx";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./CaseOutcome.module.css";

interface Props {
  entry: CaseStudy;
  texts: CaseDetailTexts;
}

export function CaseOutcome({ entry, texts }: Props) {
  const slugs = [...allServices().map(({ slug }) => slug), ...formerServices()];
  const usedServices = slugs.filter((slug) => entry.services.includes(slug));
  return (
    <Section heading={texts.resultsHeading}>
      <ul className={`t-bold ${styles.results}`}>
        {entry.results.map((result) => (
          <li key={result} className={styles.result}>
            <LinkedText text={result} />
          </li>
        ))}
      </ul>
      <Subsection
        heading={texts.servicesHeading}
        headingClass="t-text-l"
        className={styles.services}
      >
        <ul className={styles.links}>
          {usedServices.map((slug) => (
            <li key={slug}>
              <ServiceName slug={slug} className="u-target" />
            </li>
          ))}
        </ul>
        <ButtonLink href="/contact">{texts.contactLink}</ButtonLink>
      </Subsection>
    </Section>
  );
}
