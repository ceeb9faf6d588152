import { classes } from "#ui/classes.ts";
import { HeroFrame } from "./HeroFrame.tsx";
import { HeroPhoto } from "./HeroPhoto.tsx";
import { HeroSquare } from "./HeroSquare.tsx";
import { HeroWords } from "./HeroWords.tsx";
import styles from "./HeroWordsFirst.module.css";
import type { HeroContent } from "./hero-content.ts";

interface Props extends HeroContent {
  decorative?: boolean;
}

/** A hero with the photograph at the right on wide screens, and below all words on narrow ones. */
export function HeroWordsFirst({
  place,
  label,
  heading,
  size,
  lead,
  plane,
  photo,
  decorative,
  caption,
  square,
  squarePlane,
  squareKind,
  children,
}: Props) {
  return (
    <HeroFrame className={classes(styles.hero, !plane && styles.white)}>
      <HeroWords
        place={place}
        label={label}
        heading={heading}
        size={size}
        lead={lead}
        plane={plane}
      >
        {children}
      </HeroWords>
      <HeroPhoto
        name={photo}
        decorative={decorative}
        className={styles.photo}
        caption={caption}
        captionClass={styles.caption}
      >
        {square && (
          <HeroSquare plane={squarePlane} kind={squareKind} className={styles.square}>
            {square}
          </HeroSquare>
        )}
      </HeroPhoto>
    </HeroFrame>
  );
}
