import { caseStudies, categoryLabel } from "@/content/pages/case-studies";
import type { CaseStudy } from "@/content/collections/cases";
import { dutchMonth } from "@/content/reading/dates";
import { Breadcrumb } from "@/sections/shared/Breadcrumb";
import { FactList } from "@/sections/shared/FactList";
import planes from "@/ui/planes.module.css";
import styles from "./CaseHero.module.css";

/** The head of a case study: what was done, in type; for whom, where, when and how long beside it. */
export function CaseHero({ entry }: { entry: CaseStudy }) {
  const { info } = caseStudies.detail;
  return (
    <div className={`${planes.cobalt} ${styles.hero}`}>
      <div className={styles.crumbs}>
        <Breadcrumb path={`/case-studies/${entry.id}`} label={entry.title} />
      </div>
      <div className={styles.words}>
        <a className={styles.badge} href={`/case-studies?filter=${entry.category}`}>
          {categoryLabel(entry.category)}
        </a>
        <h1>{entry.title}</h1>
        <p className={styles.excerpt}>{entry.excerpt}</p>
      </div>
      <FactList
        facts={[
          { label: info.client, value: entry.client },
          { label: info.location, value: entry.location },
          { label: info.date, value: dutchMonth(entry.date) },
          { label: info.duration, value: entry.duration },
        ]}
      />
    </div>
  );
}
