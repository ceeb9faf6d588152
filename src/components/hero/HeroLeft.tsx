import { Hero } from "./Hero.tsx";
import styles from "./HeroLeft.module.css";
import type { HeroContent } from "./hero-content.ts";

/** A hero with the photograph at the left on wide screens, and the words at the right. */
export function HeroLeft(content: HeroContent) {
  return (
    <Hero
      {...content}
      partClasses={{
        frame: styles.hero,
        words: styles.words,
        photo: styles.photo,
        square: styles.square,
        caption: styles.caption,
      }}
    />
  );
}
