import type { ReactNode } from "react";
import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { PhotoUse } from "#components/photo/photo-files.ts";
import type { Place } from "#routes.ts";
import styles from "./Hero.module.css";
import layouts from "./HeroLayouts.module.css";

type Plane = "shade" | "yellow" | "cobalt" | "ink";

/** The size of the photograph in layouts in which it is not upright. */
const uses: Record<string, PhotoUse> = { wide: "full", notice: "full", banner: "half" };

/** The size of the heading, as its class. */
const headingSizes = {
  "display-m": "overviewName",
  "display-s": "serviceName",
  "title-xl": "detailName",
};

interface Props {
  /** The page's place, for the breadcrumb; without it, there is no breadcrumb. */
  place?: Place;
  heading: string;
  lead?: string;
  /**
   * Where the photograph stands on wide screens: beside the words, to the right or the left of
   * them; right, with the heading over it; wide, with the words over it; as a banner under the
   * heading, or above it with a notice over it.
   */
  layout?: "right" | "left" | "over" | "wide" | "banner" | "notice";
  /** The size of the heading, by the kind of page: an overview, a service or a detail. */
  size?: "display-m" | "display-s" | "title-xl";
  /** The background of the words; white by default. */
  plane?: Plane;
  photo: string;
  decorative?: boolean;
  caption?: ReactNode;
  /**
   * What stands on the square over the photograph's corner, and in which colour; a price and a
   * picture are larger.
   */
  square?: ReactNode;
  squarePlane?: Plane;
  squareKind?: "price" | "picture";
  above?: ReactNode;
  /** Below or over the photograph, on yellow. */
  note?: ReactNode;
  /** On narrow screens, puts the photograph between the heading and the other words. */
  photoFirst?: boolean;
  children?: ReactNode;
}

/**
 * The first screen of a page: words, a photograph that runs off the page, a square of pure colour.
 */
export function Hero({
  place,
  heading,
  lead,
  layout = "right",
  size = "display-s",
  plane,
  photo,
  decorative = false,
  caption,
  square,
  squarePlane = "yellow",
  squareKind,
  above,
  note,
  photoFirst = false,
  children,
}: Props) {
  const colour = plane ? styles.colour : "";
  const words = `${styles.words} ${layouts.words} ${plane ? `plane-${plane}` : ""}`;
  const leadAndChildren = (
    <>
      {lead && <p className={`t-lead ${styles.lead}`}>{lead}</p>}
      {children}
    </>
  );
  return (
    <div
      className={`l-page ${layouts[layout] ?? ""} ${colour} ${photoFirst ? `${styles.photoFirst} ${layouts.photoFirst}` : ""}`}
    >
      <div className={words}>
        {place && <Breadcrumb {...place} />}
        {above}
        <h1
          className={`t-${size} ${styles.heading} ${styles[headingSizes[size]] ?? ""} ${layouts.heading}`}
        >
          {heading}
        </h1>
        {!photoFirst && leadAndChildren}
      </div>
      <figure className={`${styles.photo} ${layouts.photo}`}>
        <Photograph name={photo} size={uses[layout] ?? "tall"} priority decorative={decorative} />
        {square && (
          <div
            className={`${styles.square} ${layouts.square} plane-${squarePlane} ${squareKind ? styles[squareKind] : ""}`}
          >
            {square}
          </div>
        )}
        {caption && (
          <figcaption className={`t-small ${styles.caption} ${layouts.caption}`}>
            {caption}
          </figcaption>
        )}
      </figure>
      {note && <div className={`${styles.note} ${layouts.note} plane-yellow`}>{note}</div>}
      {photoFirst && (lead ?? children) && (
        <div className={`${words} ${styles.rest} ${layouts.rest}`}>{leadAndChildren}</div>
      )}
    </div>
  );
}
