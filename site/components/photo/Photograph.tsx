import { descriptionOf } from "@contractor/core/facts/photos/photos.ts";
import { type ReactNode, use } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./Photograph.module.css";
import { narrowScreen, type PhotoUse, photo, sizes, uprightPhoto } from "./photo-files.ts";

interface Props {
  /** A file in photos/, without its ending. */
  name: string;
  /** Another picture of the same, composed for its frame on a phone. */
  onPhone?: string | undefined;
  /** On a phone, its frame is 4:5. */
  upright?: boolean;
  size: PhotoUse;
  /**
   * For the picture that fills the first screen: it is fetched first. All others are fetched when
   * they are about to scroll into view.
   */
  priority?: boolean;
  /**
   * For a picture that adds nothing to the text beside it. Any other is described in
   * content/photos.yaml.
   */
  decorative?: boolean;
  /** As high as its parent, or with a height of its own, which `className` may change. */
  height?: "parent" | "auto";
  className?: string | undefined;
  children?: ReactNode;
}

/** The picture that a phone shows in place of the other; undefined when it shows the same one. */
function pictureOnPhone(name: string, onPhone: string | undefined, upright: boolean) {
  if (upright) {
    return uprightPhoto(onPhone ?? name);
  }
  return onPhone === undefined ? undefined : photo(onPhone);
}

/**
 * A photograph that fills its frame, which has the picture's average colour until it has loaded. It
 * only renders at build time, because it reads the picture's file.
 */
export function Photograph({
  name,
  onPhone,
  upright = false,
  size,
  priority,
  decorative,
  height = "parent",
  className,
  children,
}: Props) {
  const picture = use(photo(name));
  const replacement = pictureOnPhone(name, onPhone, upright);
  const phonePicture = replacement && use(replacement);
  const { alt, focus } = descriptionOf(name);
  const ownHeight = height === "auto" && `u-plate ${styles.ownHeight}`;
  return (
    <div className={classes(styles.frame, ownHeight, className)}>
      <svg className="u-fill" fill={picture.placeholder} aria-hidden="true">
        <path d="M0 0h9999v9999H0z" />
      </svg>
      <picture>
        {phonePicture && (
          <>
            <source
              media={narrowScreen}
              type="image/avif"
              srcSet={phonePicture.avif}
              sizes={sizes[size]}
            />
            <source media={narrowScreen} srcSet={phonePicture.webp} sizes={sizes[size]} />
          </>
        )}
        <source type="image/avif" srcSet={picture.avif} sizes={sizes[size]} />
        <img
          className={classes("u-fill", styles.image, focus && styles[focus])}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={decorative ? "" : alt}
          fetchPriority={priority ? "high" : undefined}
          loading={priority ? undefined : "lazy"}
        />
      </picture>
      {children}
    </div>
  );
}
