import type { ReactNode } from "react";
import { Photograph } from "./Photograph";
import styles from "./BesidePhoto.module.css";

/** What stands in a section at the right of an upright picture that runs off the page. */
export function BesidePhoto({ photo, children }: { photo: string; children: ReactNode }) {
  return (
    <div className={styles.grid}>
      <div className={styles.picture}>
        <Photograph name={photo} size="half" decorative />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
