import type { ComponentProps, ReactNode } from "react";
import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import type { BreadcrumbPage } from "#routes.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./Hero.module.css";
import { type HeroLayout, HeroPhoto, type Plane } from "./HeroPhoto.tsx";

type PhotoProps = Omit<ComponentProps<typeof HeroPhoto>, "name" | "layout" | "className">;

interface Props extends PhotoProps {
  layout?: HeroLayout;
  /** The page's place, for the breadcrumb; without it, there is no breadcrumb. */
  place?: BreadcrumbPage;
  /** Stands between the breadcrumb and the heading. */
  label?: ReactNode;
  heading: string;
  /** The kind of page, which decides the size of the heading. */
  size?: "overview" | "service" | "detail";
  lead?: string;
  /** The background of the words; white by default. */
  plane?: Plane | undefined;
  photo?: string | undefined;
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
  note,
  children,
  ...photoProps
}: Props) {
  const background = plane && `plane-${plane}`;
  return (
    <div className={styles.hero} data-layout={layout}>
      <div className={classes(styles.head, background)}>
        {place && <Breadcrumb {...place} />}
        {label}
        <Heading level={1} className={classes(styles.heading, styles[size])} text={heading} />
      </div>
      <HeroPhoto name={photo} layout={layout} className={styles.photo} {...photoProps} />
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
