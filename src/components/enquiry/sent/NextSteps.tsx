import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import styles from "./NextSteps.module.css";

export function NextSteps({ steps }: { steps: EnquiryTexts["sent"]["next"] }) {
  return (
    <ol className={`l-rows ${styles.steps}`}>
      {steps.map(({ when, what }) => (
        <li key={when} className={styles.step}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
