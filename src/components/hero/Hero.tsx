import type { ReactNode } from "react";
import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { PhotoUse } from "#components/photo/photo-files.ts";
import type { BreadcrumbPage } from "#routes.ts";
import styles from "./Hero.module.css";
import banner from "./HeroBanner.module.css";
import left from "./HeroLeft.module.css";
import notice from "./HeroNotice.module.css";
import over from "./HeroOver.module.css";
import squareStyles from "./HeroSquare.module.css";
import wide from "./HeroWide.module.css";

type Plane = "shade" | "yellow" | "cobalt" | "ink";
type Sheet = Record<string, string | undefined>;

/** The style sheet of each layout, and the size of the photograph in it. */
const layouts = {
  right: { sheet: {} as Sheet, use: "tall" },
  left: { sheet: left, use: "tall" },
  over: { sheet: over, use: "tall" },
  wide: { sheet: wide, use: "full" },
  banner: { sheet: banner, use: "half" },
  notice: { sheet: notice, use: "full" },
} satisfies Record<string, { sheet: Sheet; use: PhotoUse }>;

/** The class of the heading by its size, where it is fitted to its column. */
const headingClasses = {
  "display-m": "",
  "display-s": styles.service,
  "title-xl": styles.detail,
};

interface Props {
  /** The page's place, for the breadcrumb; without it, there is no breadcrumb. */
  place?: BreadcrumbPage;
  heading: string;
  lead?: string;
  /**
   * The place of the photograph on wide screens. Right and left: beside the words. Over: at the
   * right, with the heading over it. Wide: across the page, with the words over it. Banner: below
   * the heading. Notice: across the page, with a note over its edge.
   */
  layout?: keyof typeof layouts;
  /** The size of the heading, by the kind of page: an overview, a service or a detail. */
  size?: keyof typeof headingClasses;
  /** The background of the words; white by default. */
  plane?: Plane;
  photo: string;
  decorative?: boolean;
  caption?: ReactNode;
  /**
   * The content of the square over the photograph's corner, and its colour; a price and a picture
   * are larger.
   */
  square?: ReactNode;
  squarePlane?: Plane;
  squareKind?: "price" | "picture";
  above?: ReactNode;
  /** Below or over the photograph, on yellow; in the layouts banner and notice. */
  note?: ReactNode;
  /**
   * On narrow screens, puts the photograph between the heading and the other words. True by default
   * in every layout but right.
   */
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
  photoFirst = layout !== "right",
  children,
}: Props) {
  const { sheet, use } = layouts[layout];
  /** The classes of a part, from every style sheet that has it. */
  const part = (name: string) =>
    [styles, squareStyles, sheet]
      .map((each: Sheet) => each[name])
      .filter(Boolean)
      .join(" ");
  const words = `${part("words")} ${plane ? `plane-${plane}` : ""}`;
  const leadAndChildren = (
    <>
      {lead && <p className={`t-lead ${part("lead")}`}>{lead}</p>}
      {children}
    </>
  );
  return (
    <div
      className={`l-page ${part("hero")} ${plane ? part("colour") : ""} ${photoFirst ? part("photoFirst") : ""}`}
    >
      <div className={`${words} ${photoFirst ? part("first") : ""}`}>
        {place && <Breadcrumb {...place} />}
        {above}
        <h1 className={`t-${size} ${part("heading")} ${headingClasses[size]}`}>{heading}</h1>
        {!photoFirst && leadAndChildren}
      </div>
      <figure className={part("photo")}>
        <Photograph
          name={photo}
          size={use}
          className={part("image")}
          priority
          decorative={decorative}
        />
        {square && (
          <div
            className={`plane-${squarePlane} ${part("square")} ${squareKind ? part(squareKind) : ""}`}
          >
            {square}
          </div>
        )}
        {caption && <figcaption className={`t-small ${part("caption")}`}>{caption}</figcaption>}
      </figure>
      {note && <div className={`l-column plane-yellow ${part("note")}`}>{note}</div>}
      {photoFirst && (lead ?? children) && (
        <div className={`${words} ${part("wordsBelow")}`}>{leadAndChildren}</div>
      )}
    </div>
  );
}
