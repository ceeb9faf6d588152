import type { ReactNode } from "react";
import type { PhotoUse } from "./photo-files";
import { Photograph } from "./Photograph";
import { bindLastWords } from "./bind-last-words";
import styles from "./CaptionedPhoto.module.css";

interface Props {
  name: string;
  size: PhotoUse;
  caption: string;
  /** The lower corner the caption stands in: the one at the edge of the page. */
  corner?: "start" | "end";
  /** The frame: how large it is, and where it stands. */
  className: string | undefined;
  /** What stands over the picture. */
  children?: ReactNode;
}

/** The first photograph of a page, its caption on white in a lower corner. */
export function CaptionedPhoto({ name, size, caption, corner = "end", className, children }: Props) {
  return (
    <figure className={`${styles.photo} ${className}`}>
      <Photograph name={name} size={size} priority />
      {children}
      <figcaption className={corner === "start" ? styles.start : undefined}>
        {bindLastWords(caption)}
      </figcaption>
    </figure>
  );
}
