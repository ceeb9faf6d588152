import type { CaseStudy } from "@/content/collections/cases";
import { caseStudies } from "@/content/pages/case-studies";
import { dutchMonth } from "@/content/lib/dates";
import { FactList } from "@/components/list/FactList";

/** What a case study is introduced by: for whom, where, when and how long. */
export function WhoAndWhen({ entry }: { entry: CaseStudy }) {
  const { info } = caseStudies.detail;
  return (
    <FactList
      facts={[
        { label: info.client, value: entry.client },
        { label: info.location, value: entry.location },
        { label: info.date, value: dutchMonth(entry.date) },
        { label: info.duration, value: entry.duration },
      ]}
    />
  );
}
