import { Photograph } from "#components/photo/Photograph.tsx";
import type { CaseStudy } from "#data/collections/cases.ts";
import { CaseCaption } from "./CaseCaption.tsx";
import styles from "./CasePictures.module.css";

interface Props {
  label: string;
  pictures: CaseStudy["beforeImages"];
}

/** Pictures from before or after the work, with that word in their corner. */
export function CasePictures({ label, pictures }: Props) {
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
            <CaseCaption>{caption}</CaseCaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
