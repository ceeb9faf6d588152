import type { ReactNode } from "react";
import type { BreadcrumbPage } from "#routes.ts";
import styles from "./HeroBanner.module.css";
import { HeroFrame } from "./HeroFrame.tsx";
import { HeroPhoto } from "./HeroPhoto.tsx";
import { HeroWords } from "./HeroWords.tsx";

interface Props {
  place: BreadcrumbPage;
  heading: string;
  photo: string;
  caption?: ReactNode;
  /** The note. */
  children: ReactNode;
}

/** A hero whose heading runs across the page, above a note on yellow beside the photograph. */
export function HeroBanner({ place, heading, photo, caption, children }: Props) {
  return (
    <HeroFrame className={styles.hero}>
      <HeroWords
        part="beforePhoto"
        place={place}
        heading={heading}
        headingClass={styles.heading}
        size="display-m"
        className={styles.words}
      />
      <HeroPhoto name={photo} size="half" caption={caption} className={styles.photo} />
      <div className={`l-column plane-yellow ${styles.note}`}>{children}</div>
    </HeroFrame>
  );
}
