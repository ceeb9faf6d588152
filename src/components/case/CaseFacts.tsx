import { useId } from "react";
import type { CaseStudy } from "@/content/collections/cases";
import { caseStudies } from "@/content/pages/case-studies";
import { scopeOf } from "@/content/pages/projecten";
import { FactList } from "@/components/shared/FactList";
import styles from "./CaseFacts.module.css";
import { WhoAndWhen } from "./WhoAndWhen";

/** Beside the account: for whom, where, when, how long, what kind of work, and how large it was. */
export function CaseFacts({ entry }: { entry: CaseStudy }) {
  const id = useId();
  const { info } = caseStudies.detail;
  const { squareMetres, price } = scopeOf(entry);
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <h2 id={id}>{info.heading}</h2>
      <div className={styles.repeated}>
        <WhoAndWhen entry={entry} />
      </div>
      <FactList
        facts={[
          { label: info.projectType, value: entry.projectType },
          ...(squareMetres ? [{ label: info.squareMetres, value: squareMetres }] : []),
          ...(price ? [{ label: info.price, value: price }] : []),
        ]}
      />
    </section>
  );
}
