import type { ReactNode } from "react";
import { PhotoComparison, SlideHint } from "#components/comparison/Comparison.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { CaseDetailTexts, CaseStudy } from "#data/cases/cases.ts";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./CaseStory.module.css";

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

/** Pictures from before or after the work, with that word in their corner. */
function CasePictures({ label, pictures }: { label: string; pictures: Pictures }) {
  if (pictures.length === 0) {
    return null;
  }
  return (
    <ul aria-label={label}>
      {pictures.map(({ photo, caption }) => (
        <li key={photo}>
          <figure>
            <Photograph name={photo} size="half" height="auto" className={styles.picture}>
              <p className={`u-corner ${styles.moment}`}>{label}</p>
            </Photograph>
            <Caption>{caption}</Caption>
          </figure>
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
 * The challenge and the solution, above the pictures from before and after. Two pictures of the
 * same view become one comparison.
 */
export function CaseStory({ entry, texts }: Props) {
  const { beforeImages, afterImages } = entry;
  const pairs = beforeImages.flatMap((before) =>
    afterImages.filter((after) => isPair(before, after)).map((after) => ({ before, after })),
  );
  return (
    <div className={`l-column l-across ${styles.story}`}>
      <Subsection
        heading={texts.challengeHeading}
        headingClass="u-below-2"
        className={`t-text-l plane-ink ${styles.panel}`}
      >
        <p>{entry.challenge}</p>
      </Subsection>
      <Subsection
        heading={texts.solutionHeading}
        headingClass="u-below-2"
        className={`t-text-l plane-yellow ${styles.panel}`}
      >
        <p>{entry.solution}</p>
      </Subsection>
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
      <CasePictures
        label={texts.beforeHeading}
        pictures={beforeImages.filter((before) => !pairs.some((pair) => pair.before === before))}
      />
      <CasePictures
        label={texts.afterHeading}
        pictures={afterImages.filter((after) => !pairs.some((pair) => pair.after === after))}
      />
    </div>
  );
}
