import { FactList } from "#components/list/FactList.tsx";
import type { CaseStudy } from "#data/cases/cases.ts";
import { caseStudies } from "#data/cases/cases-page.ts";
import { dutchMonth } from "#data/format/dates.ts";

/** The client, place, date and duration of a case study. */
export function WhoAndWhen({ entry }: { entry: CaseStudy }) {
  const { info } = caseStudies.data.detail;
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
