import { FactList } from "#components/list/FactList.tsx";
import type { CaseStudy } from "#data/cases/cases.ts";
import type { CaseDetailTexts } from "#data/cases/cases-page.ts";
import { dutchMonth } from "#data/format/dates.ts";

interface Props {
  entry: CaseStudy;
  labels: CaseDetailTexts["info"];
}

/** The client, place, date and duration of a case study. */
export function WhoAndWhen({ entry, labels }: Props) {
  return (
    <FactList
      facts={[
        { label: labels.client, value: entry.client },
        { label: labels.location, value: entry.location },
        { label: labels.date, value: dutchMonth(entry.date) },
        { label: labels.duration, value: entry.duration },
      ]}
    />
  );
}
