import {
  type CaseDetailTexts,
  type CaseStudy,
  casePath,
  neighboursOf,
} from "@contractor/core/facts/cases/cases.ts";
import { dutchMonth } from "@contractor/core/facts/format/dates.ts";
import { scopeOf } from "@contractor/core/facts/projects/projects.ts";
import { ownContent } from "@contractor/core/reading/define.ts";
import type { ReactNode } from "react";
import { PhotoComparison, SlideHint } from "#components/comparison/Comparison.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { ServiceName } from "#components/service/ServiceName.tsx";
import { LinkedText, Paragraphs } from "#components/text/LinkedText.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Eyebrow } from "#ui/Heading.tsx";
import { Section } from "#ui/Section.tsx";
import { SidebarLayout, Subsection } from "#ui/Subsection.tsx";
import styles from "./CaseStory.module.css";
import { FactList } from "./FactList.tsx";

interface Props {
  entry: CaseStudy;
  texts: CaseDetailTexts;
}

/** A case study, below its first screen. */
export function CaseStory(props: Props) {
  return (
    <>
      <SidebarLayout still aside={<Panels {...props} />}>
        <div className="t-text-l">
          <Paragraphs texts={props.entry.fullDescription} />
        </div>
      </SidebarLayout>
      <Work {...props} />
      <Outcome {...props} />
      <Quote {...props} />
      <Navigation {...props} />
    </>
  );
}

/** The facts, techniques and materials, beside the description. */
function Panels({ entry, texts }: Props) {
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
  const lists = [
    { heading: texts.techniquesHeading, entries: entry.techniques },
    { heading: texts.materialsHeading, entries: entry.materials },
  ];
  return (
    <div className={`l-column ${styles.panels}`}>
      <Subsection heading={info.heading} headingClass="t-minor">
        <div className={styles.facts}>
          <FactList facts={[...atTop, ...facts]} />
        </div>
      </Subsection>
      {lists.map(({ heading, entries }) => (
        <Subsection key={heading} heading={heading} headingClass="t-minor">
          <ul className="l-rows">
            {entries.map((one) => (
              <li key={one} className={styles.entry}>
                {one}
              </li>
            ))}
          </ul>
        </Subsection>
      ))}
    </div>
  );
}

type Pictures = CaseStudy["beforeImages"];

/**
 * Whether two pictures were taken from the same place: photos/README.md says how they are named.
 */
const isPair = (before: Pictures[number], after: Pictures[number]) =>
  before.photo.replace(/-before$/, "-after") === after.photo;

/** The caption of a picture that runs off the page. */
function Caption({ children }: { children: ReactNode }) {
  return <figcaption className={`t-small ${styles.caption}`}>{children}</figcaption>;
}

/**
 * The challenge and the solution, above the pictures from before and after, each with that word in
 * its corner. Two pictures of the same view become one comparison.
 */
function Work({ entry, texts }: Props) {
  const { beforeImages, afterImages } = entry;
  const pairs = beforeImages.flatMap((before) =>
    afterImages.filter((after) => isPair(before, after)).map((after) => ({ before, after })),
  );
  const paired = pairs.flatMap(({ before, after }) => [before, after]);
  const panels = [
    { heading: texts.challengeHeading, text: entry.challenge, plane: "plane-ink" },
    { heading: texts.solutionHeading, text: entry.solution, plane: "plane-yellow" },
  ];
  const lists = [
    { label: texts.beforeHeading, pictures: beforeImages },
    { label: texts.afterHeading, pictures: afterImages },
  ]
    .map((list) => ({ ...list, pictures: list.pictures.filter((one) => !paired.includes(one)) }))
    .filter(({ pictures }) => pictures.length > 0);
  return (
    <div className={`l-column l-across ${styles.story}`}>
      {panels.map(({ heading, text, plane }) => (
        <Subsection
          key={heading}
          heading={heading}
          headingClass="u-below-2"
          className={`t-text-l ${plane} ${styles.panel}`}
        >
          <p>{text}</p>
        </Subsection>
      ))}
      {pairs.map(({ before, after }) => (
        <figure key={before.photo} className="l-whole">
          <PhotoComparison
            title={entry.title}
            before={before.photo}
            after={after.photo}
            size="full"
          />
          <Caption>
            <SlideHint /> {before.caption} {after.caption}
          </Caption>
        </figure>
      ))}
      {lists.map(({ label, pictures }) => (
        <ul key={label} aria-label={label}>
          {pictures.map(({ photo, caption }) => (
            <li key={photo}>
              <figure>
                <Photograph name={photo} size="wide" height="auto" className={styles.picture}>
                  <p className={`u-corner ${styles.moment}`}>{label}</p>
                </Photograph>
                <Caption>{caption}</Caption>
              </figure>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The results, and the services that it took. */
function Outcome({ entry, texts }: Props) {
  const slugs = ownContent().namesOf("service");
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
        className={`l-wrap ${styles.services}`}
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

/** What the customer says, if he does. */
function Quote({ entry, texts }: Props) {
  const { clientQuote } = entry;
  return (
    clientQuote && (
      <figure className="l-part plane-shade">
        <Eyebrow mark="red">{texts.quoteLabel}</Eyebrow>
        <blockquote className={`t-quote t-title-l u-below-4 ${styles.quote}`}>
          “{clientQuote.text}”
        </blockquote>
        <figcaption className="t-soft t-by">
          <b>{clientQuote.name}</b> {clientQuote.position}
        </figcaption>
      </figure>
    )
  );
}

/** Links to the cases before and after this one in the list, and to all. */
function Navigation({ entry, texts: { navigation } }: Props) {
  const { previous, next } = neighboursOf(entry.id);
  const neighbours = [
    { neighbour: previous, direction: navigation.previous, rel: "prev" },
    { neighbour: next, direction: navigation.next, rel: "next" },
  ];
  return (
    <Subsection as="nav" heading={navigation.label} className={`l-wrap ${styles.navigation}`}>
      {(previous ?? next) && (
        <div className={styles.neighbours}>
          {neighbours.map(
            ({ neighbour, direction, rel }) =>
              neighbour && (
                <a
                  key={rel}
                  className={`l-card plane-ink ${styles.neighbour}`}
                  href={casePath(neighbour)}
                  rel={rel}
                >
                  <span className="t-small">{direction}</span>{" "}
                  <b className={`t-title-m l-card-title ${styles.title}`}>{neighbour.title}</b>
                </a>
              ),
          )}
        </div>
      )}
      <ButtonLink href="/case-studies" tone="line">
        {navigation.all}
      </ButtonLink>
    </Subsection>
  );
}
