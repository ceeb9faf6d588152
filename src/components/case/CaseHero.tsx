import { kindPath } from "@/content/pages/case-lists";
import { categoryLabel } from "@/content/pages/case-studies";
import type { CaseStudy } from "@/content/collections/cases";
import { Breadcrumb } from "@/components/shared/Breadcrumb";
import { bindLastWords } from "@/components/shared/bind-last-words";
import { Photograph } from "@/components/shared/Photograph";
import grid from "@/ui/grid.module.css";
import planes from "@/ui/planes.module.css";
import styles from "./CaseHero.module.css";
import { WhoAndWhen } from "./WhoAndWhen";

/** The head of a case study: what was done, for whom, where, when and how long; how it looks now beside it. */
export function CaseHero({ entry }: { entry: CaseStudy }) {
  return (
    <div className={`${planes.cobalt} ${grid.page} ${styles.hero}`}>
      <Breadcrumb path={`/case-studies/${entry.id}`} label={entry.title} />
      <a className={styles.badge} href={kindPath(entry.category)}>
        {categoryLabel(entry.category)}
      </a>
      <h1>{entry.title}</h1>
      <p className={styles.excerpt}>{bindLastWords(entry.excerpt)}</p>
      <div className={styles.photo}>
        <Photograph name={entry.photo} size="tall" priority />
      </div>
      <div className={styles.facts}>
        <WhoAndWhen entry={entry} />
      </div>
    </div>
  );
}
