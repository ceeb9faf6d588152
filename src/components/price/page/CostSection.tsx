import { DataTable } from "#components/list/DataTable.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { Paragraphs } from "#components/text/LinkedText.tsx";
import type { Cost } from "#data/services/service-sections.ts";
import { servicePages } from "#data/services/service-texts.ts";
import { Section } from "#ui/Section.tsx";

/** The cost of the work: a table of earlier jobs, and an explanation. */
export function CostSection({ cost, plane }: { cost: Cost; plane?: "shade" }) {
  const { heading, paragraphs, jobs } = cost;
  return (
    <Section heading={heading} plane={plane} beside>
      {jobs && (
        <DataTable
          wideCells
          caption={heading}
          columns={servicePages.data.jobs}
          rows={jobs.map(({ job, size, amount, withVat }) => [
            job,
            size,
            <PriceFigure key="amount" size="cell" amount={amount} other={withVat} />,
          ])}
        />
      )}
      <Paragraphs texts={paragraphs} />
    </Section>
  );
}
