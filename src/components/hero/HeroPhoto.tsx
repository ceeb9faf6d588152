import type { ReactNode } from "react";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { PhotoUse } from "#components/photo/photo-files.ts";
import { classes } from "#ui/classes.ts";
import styles from "./HeroPhoto.module.css";

interface Props {
  name: string;
  size?: PhotoUse;
  decorative?: boolean;
  caption?: ReactNode;
  captionClass?: string | undefined;
  className?: string | undefined;
  /** The square over it. */
  children?: ReactNode;
}

/** The photograph of a hero. On wide screens it is at the right, and runs off the page. */
export function HeroPhoto({
  name,
  size = "tall",
  decorative = false,
  caption,
  captionClass,
  className,
  children,
}: Props) {
  return (
    <figure className={classes(styles.photo, className)}>
      <Photograph
        name={name}
        size={size}
        className={styles.image}
        priority
        decorative={decorative}
      />
      {children}
      {caption && (
        <figcaption className={classes("t-small", styles.caption, captionClass)}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
