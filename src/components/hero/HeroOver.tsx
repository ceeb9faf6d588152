import { Hero } from "./Hero.tsx";
import styles from "./HeroOver.module.css";
import type { HeroContent } from "./hero-content.ts";

/** A hero whose heading runs over the photograph, on a strip of white. */
export function HeroOver(content: HeroContent) {
  return (
    <Hero
      {...content}
      partClasses={{
        frame: styles.hero,
        words: styles.words,
        wordsAfterPhoto: styles.wordsAfterPhoto,
        heading: styles.heading,
        photo: styles.photo,
        square: styles.square,
      }}
    />
  );
}
