import type { PhotoPairContent } from "@/content/pages/service-sections";
import { Photograph } from "./Photograph";
import styles from "./PhotoPair.module.css";

/** The same view twice, before smaller and higher than after, each with its caption. */
export function PhotoPair({ photos }: { photos: PhotoPairContent }) {
  return (
    <section className={styles.pair} aria-labelledby="photo-pair">
      <h2 id="photo-pair">{photos.heading}</h2>
      <figure className={styles.before}>
        <div className={styles.photo}>
          <Photograph name={photos.before} size="half" />
        </div>
        <figcaption>{photos.captions.before}</figcaption>
      </figure>
      <figure className={styles.after}>
        <div className={styles.photo}>
          <Photograph name={photos.after} size="full" />
        </div>
        <figcaption>{photos.captions.after}</figcaption>
      </figure>
    </section>
  );
}
