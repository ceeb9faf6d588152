import { ServiceName } from "#components/service/ServiceName.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import type { CaseDetailTexts, CaseStudy } from "#data/cases/cases.ts";
import { allServices, formerServices } from "#data/services/services.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Eyebrow } from "#ui/Heading.tsx";
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
      <ul className={`t-bold l-rows l-pairs ${styles.results}`}>
        {entry.results.map((result) => (
          <li key={result}>
            <LinkedText text={result} />
          </li>
        ))}
      </ul>
      <Subsection
        heading={texts.servicesHeading}
        headingClass="t-text-l"
        className={styles.services}
      >
        <ul className={`l-wrap ${styles.links}`}>
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

interface QuoteProps {
  quote: NonNullable<CaseStudy["clientQuote"]>;
  label: string;
}

export function CaseQuote({ quote, label }: QuoteProps) {
  return (
    <div className="l-padded plane-shade">
      <figure>
        <Eyebrow mark="red">{label}</Eyebrow>
        <blockquote className={`t-quote t-title-l u-below-4 ${styles.quote}`}>
          “{quote.text}”
        </blockquote>
        <figcaption className="t-soft t-by">
          <b>{quote.name}</b> {quote.position}
        </figcaption>
      </figure>
    </div>
  );
}
