import type { BreadcrumbPage } from "@contractor/core/routes.ts";
import type { ReactNode } from "react";
import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./Hero.module.css";
import photoStyles from "./HeroPhoto.module.css";

/**
 * The layouts on wide screens, by the place of the photograph, each with its size:
 * - right and left: beside the words, and off that side of the page
 * - below: as right, but below all words on narrow screens
 * - banner: below a heading that runs across the page, and beside the note
 */
const photoUses = { right: "tall", left: "tall", below: "tall", banner: "half" } as const;

interface Props {
  layout?: keyof typeof photoUses | undefined;
  /** The page's place, for the breadcrumb; without it, there is no breadcrumb. */
  place?: BreadcrumbPage;
  /** Stands between the breadcrumb and the heading. */
  label?: ReactNode;
  heading: string;
  /** The kind of page, which decides the size of the heading. */
  size?: "overview" | "service" | "detail";
  lead?: string;
  /** The background of the words; white by default. */
  plane?: "cobalt";
  photo?: string | undefined;
  /** A drawing, for a page without a photograph. */
  drawing?: ReactNode;
  caption?: ReactNode;
  /** The content of the square of pure colour over the photograph's corner; without it, none. */
  square?: ReactNode;
  squarePlane?: "yellow" | "cobalt" | "ink" | undefined;
  /**
   * A price and a picture have a larger square than a few words; a finding is a strip on a phone.
   */
  squareKind?: "words" | "price" | "picture" | "finding";
  /** Words on yellow, in the layouts with a note. */
  note?: ReactNode;
  children?: ReactNode;
}

/**
 * The first screen of a page: words and a photograph that runs off the page. On narrow screens the
 * photograph is between the heading and the other words.
 */
export function Hero({
  layout = "right",
  place,
  label,
  heading,
  size = "service",
  lead,
  plane,
  photo,
  drawing,
  caption,
  square,
  squarePlane = "yellow",
  squareKind = "words",
  note,
  children,
}: Props) {
  const background = plane && `plane-${plane}`;
  return (
    <div className={styles.hero} data-hero="" data-layout={layout}>
      <div className={classes(styles.head, background)}>
        {place && <Breadcrumb {...place} />}
        {label}
        <Heading level={1} className={classes(styles.heading, styles[size])} text={heading} />
      </div>
      <figure className={`u-plate ${photoStyles.photo}`} data-layout={layout}>
        {photo ? (
          <Photograph
            name={photo}
            size={photoUses[layout]}
            className={photoStyles.image}
            priority
          />
        ) : (
          <div className={photoStyles.image}>{drawing}</div>
        )}
        {square && (
          <div
            className={classes(photoStyles.square, photoStyles[squareKind], `plane-${squarePlane}`)}
          >
            {square}
          </div>
        )}
        {caption && <figcaption className={`t-small ${photoStyles.caption}`}>{caption}</figcaption>}
      </figure>
      {note && <div className={`l-column plane-yellow ${styles.note}`}>{note}</div>}
      {(lead || children) && (
        <div className={classes(styles.rest, background)}>
          {lead && <p className={`t-lead ${styles.lead}`}>{lead}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
