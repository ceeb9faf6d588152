import type { ReactNode } from "react";
import type { BreadcrumbPage } from "#routes.ts";

export type Plane = "shade" | "yellow" | "cobalt" | "ink";

/** The size of the heading, by the kind of page: an overview, a service or a detail. */
export type HeadingSize = "display-m" | "display-s" | "title-xl";

/** What a hero shows, in each layout with a square. */
export interface HeroContent {
  /** The page's place, for the breadcrumb; without it, there is no breadcrumb. */
  place?: BreadcrumbPage;
  /** Stands between the breadcrumb and the heading. */
  label?: ReactNode;
  heading: string;
  size?: HeadingSize;
  lead: string;
  /** The background of the words; white by default. */
  plane?: Plane;
  photo: string;
  caption?: ReactNode;
  /** The content of the square over the photograph; without it, there is no square. */
  square?: ReactNode;
  squarePlane?: Plane;
  squareKind?: "price" | "picture";
  children?: ReactNode;
}
