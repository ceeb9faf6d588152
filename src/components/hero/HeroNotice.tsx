import type { ReactNode } from "react";
import type { BreadcrumbPage } from "#routes.ts";
import { classes } from "#ui/classes.ts";
import { HeroFrame } from "./HeroFrame.tsx";
import styles from "./HeroNotice.module.css";
import { HeroPhoto } from "./HeroPhoto.tsx";
import { HeroWords } from "./HeroWords.tsx";

interface Props {
  place: BreadcrumbPage;
  heading: string;
  lead: string;
  photo: string;
  caption?: ReactNode;
  /** The notice. */
  children: ReactNode;
}

/** A hero with the photograph across the page, and a notice on yellow over its lower edge. */
export function HeroNotice({ place, heading, lead, photo, caption, children }: Props) {
  return (
    <HeroFrame className={styles.hero}>
      <HeroWords
        part="beforePhoto"
        place={place}
        heading={heading}
        headingClass={styles.heading}
        className={classes(styles.words, styles.wordsBeforePhoto)}
      />
      <HeroPhoto
        name={photo}
        size="full"
        className={styles.photo}
        caption={caption}
        captionClass={styles.caption}
      />
      <div className={`l-column plane-yellow ${styles.notice}`}>{children}</div>
      <HeroWords
        part="afterPhoto"
        lead={lead}
        className={classes(styles.words, styles.wordsAfterPhoto)}
      />
    </HeroFrame>
  );
}
