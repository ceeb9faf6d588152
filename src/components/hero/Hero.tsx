import type { PhotoUse } from "#components/photo/photo-files.ts";
import { classes } from "#ui/classes.ts";
import styles from "./Hero.module.css";
import { HeroFrame } from "./HeroFrame.tsx";
import { HeroPhoto } from "./HeroPhoto.tsx";
import { HeroSquare } from "./HeroSquare.tsx";
import { HeroWords } from "./HeroWords.tsx";
import type { HeroContent } from "./hero-content.ts";

/** The classes by which another layout, such as HeroLeft, places the parts. */
interface PartClasses {
  frame?: string | undefined;
  words?: string | undefined;
  wordsAfterPhoto?: string | undefined;
  heading?: string | undefined;
  photo?: string | undefined;
  square?: string | undefined;
  caption?: string | undefined;
}

interface Props extends HeroContent {
  photoSize?: PhotoUse;
  partClasses?: PartClasses;
}

/**
 * The first screen of a page: words, a photograph that runs off the page, a square of pure colour.
 * On wide screens the words are at the left of the photograph. On narrow ones the photograph is
 * between the heading and the other words.
 */
export function Hero({
  place,
  label,
  heading,
  size,
  lead,
  plane,
  photo,
  caption,
  square,
  squarePlane,
  squareKind,
  children,
  photoSize,
  partClasses = {},
}: Props) {
  const isBesidePrice = Boolean(square) && squareKind === "price";
  return (
    <HeroFrame className={classes(styles.hero, partClasses.frame)}>
      <HeroWords
        part="beforePhoto"
        place={place}
        label={label}
        heading={heading}
        headingClass={partClasses.heading}
        size={size}
        plane={plane}
        className={partClasses.words}
      />
      <HeroPhoto
        name={photo}
        size={photoSize}
        className={partClasses.photo}
        caption={caption}
        captionClass={classes(isBesidePrice && styles.captionBesidePrice, partClasses.caption)}
      >
        {square && (
          <HeroSquare plane={squarePlane} kind={squareKind} className={partClasses.square}>
            {square}
          </HeroSquare>
        )}
      </HeroPhoto>
      <HeroWords
        part="afterPhoto"
        lead={lead}
        plane={plane}
        className={classes(partClasses.words, partClasses.wordsAfterPhoto)}
      >
        {children}
      </HeroWords>
    </HeroFrame>
  );
}
