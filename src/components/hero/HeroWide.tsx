import { Hero } from "./Hero.tsx";
import styles from "./HeroWide.module.css";
import type { HeroContent } from "./hero-content.ts";

/**
 * A hero with the photograph across the page on wide screens, and the words on a plate in its
 * corner.
 */
export function HeroWide(content: HeroContent) {
  return (
    <Hero
      {...content}
      photoSize="full"
      partClasses={{
        frame: styles.hero,
        words: styles.words,
        wordsAfterPhoto: styles.wordsAfterPhoto,
        heading: styles.heading,
        photo: styles.photo,
        square: styles.square,
        caption: styles.caption,
      }}
    />
  );
}
