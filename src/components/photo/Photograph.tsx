import { type ReactNode, use } from "react";
import { descriptionOf } from "#data/collections/photos.ts";
import styles from "./Photograph.module.css";
import { type PhotoUse, photo, sizes } from "./photo-files.ts";

interface Props {
  /** A file in photos/, without its ending. */
  name: string;
  /** Another picture of the same, composed for the low frame of a phone. */
  onPhone?: string | undefined;
  size: PhotoUse;
  /**
   * The picture that fills the first screen: fetched first. All others wait until they come near.
   */
  priority?: boolean;
  /**
   * Set when the picture says nothing that the text beside it doesn't; otherwise
   * content/photos.yaml describes it.
   */
  decorative?: boolean;
  /** It is as high as what it stands in, or has a height of its own, which `className` may change. */
  height?: "parent" | "auto";
  className?: string;
  children?: ReactNode;
}

/** A narrow screen, in the words that old browsers read too. */
const phone = "(max-width: 39.99rem)";

/**
 * A photograph that fills its frame; a flat colour holds its place until it has loaded. Prerendered
 * only.
 */
export function Photograph({
  name,
  onPhone,
  size,
  priority,
  decorative,
  height = "parent",
  className = "",
  children,
}: Props) {
  const picture = use(photo(name));
  const phonePicture = onPhone === undefined ? undefined : use(photo(onPhone));
  const { alt, focus } = descriptionOf(name);
  const frame = height === "auto" ? styles.ownHeight : styles.fillsParent;
  return (
    <div className={`${styles.frame} ${frame} ${className}`}>
      <svg className={styles.fill} fill={picture.placeholder} aria-hidden="true">
        <path d="M0 0h9999v9999H0z" />
      </svg>
      <picture>
        {phonePicture && (
          <>
            <source
              media={phone}
              type="image/avif"
              srcSet={phonePicture.avif}
              sizes={sizes[size]}
            />
            <source
              media={phone}
              type="image/webp"
              srcSet={phonePicture.webp}
              sizes={sizes[size]}
            />
          </>
        )}
        <source type="image/avif" srcSet={picture.avif} sizes={sizes[size]} />
        <source type="image/webp" srcSet={picture.webp} sizes={sizes[size]} />
        <img
          className={`${styles.fill} ${styles.image} ${focus ? styles[focus] : ""}`}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={decorative ? "" : alt}
          {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </picture>
      {children}
    </div>
  );
}
