import type { ReactNode } from "react";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { PhotoUse } from "#components/photo/photo-files.ts";
import { classes } from "#ui/classes.ts";
import styles from "./HeroPhoto.module.css";

/**
 * The layouts of a hero on wide screens, by the place of the photograph, each with its size:
 * - right and left: beside the words, and off that side of the page
 * - below: as right, but below all words on narrow screens
 * - banner: below a heading that runs across the page, and beside the note
 */
const photoUses = {
  right: "tall",
  left: "tall",
  below: "tall",
  banner: "half",
} as const satisfies Record<string, PhotoUse>;

export type HeroLayout = keyof typeof photoUses;

export type Plane = "shade" | "yellow" | "cobalt" | "ink";

interface Props {
  name?: string | undefined;
  /** A drawing, for a page without a photograph. */
  drawing?: ReactNode;
  layout: HeroLayout;
  className?: string | undefined;
  /** Whether the photograph adds nothing to the words. */
  decorative?: boolean | undefined;
  caption?: ReactNode;
  /** The content of the square over the photograph; without it, there is no square. */
  square?: ReactNode;
  squarePlane?: Plane | undefined;
  /**
   * A price and a picture have a larger square than a few words; a finding is a strip on a phone.
   */
  squareKind?: "words" | "price" | "picture" | "finding" | undefined;
}

/** The photograph or drawing of a hero, with a square of pure colour over its corner. */
export function HeroPhoto({
  name,
  drawing,
  layout,
  className,
  decorative = false,
  caption,
  square,
  squarePlane = "yellow",
  squareKind = "words",
}: Props) {
  return (
    <figure className={classes(styles.photo, className)} data-layout={layout}>
      {name ? (
        <Photograph
          name={name}
          size={photoUses[layout]}
          className={styles.image}
          priority
          decorative={decorative}
        />
      ) : (
        <div className={styles.image}>{drawing}</div>
      )}
      {square && (
        <div className={classes(styles.square, styles[squareKind], `plane-${squarePlane}`)}>
          {square}
        </div>
      )}
      {caption && <figcaption className={`t-small ${styles.caption}`}>{caption}</figcaption>}
    </figure>
  );
}
