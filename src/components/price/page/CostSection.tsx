import { DataTable } from "#components/list/DataTable.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { Paragraphs } from "#components/text/LinkedText.tsx";
import type { ServiceSections } from "#data/services/service-sections.ts";
import { servicePages } from "#data/services/service-texts.ts";
import { Section } from "#ui/Section.tsx";

/** The cost of the work: a table of earlier jobs, and an explanation. */
export function CostSection({ cost }: { cost: ServiceSections["cost"] }) {
  const { heading, paragraphs, jobs, background } = cost;
  return (
    <Section heading={heading} plane={background} beside>
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
