import { ProcessSteps } from "#components/list/ProcessSteps.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { Method } from "#data/services/service-sections.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./MethodPlane.module.css";

/** The steps of the work on a plane of cobalt, with a photograph. */
export function MethodPlane({ method }: { method: Method }) {
  return (
    <section className="l-page plane-cobalt" aria-labelledby="method">
      <Photograph name={method.photo} size="half" height="auto" className={styles.photo} />
      <div className={styles.head}>
        <Heading level={2} id="method" className="t-title-xl u-below-3" text={method.heading} />
        <p className="t-lead">{method.intro}</p>
      </div>
      <div className={`l-whole ${styles.steps}`}>
        <ProcessSteps steps={method.steps} layout="threes" />
      </div>
    </section>
  );
}
