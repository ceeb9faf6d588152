import { DataTable } from "#components/list/DataTable.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { rateOf } from "#data/prices/prices.ts";
import { ratePrice } from "#data/services/rate-price.ts";
import { estimatePath } from "#data/services/service-path.ts";
import type { ServiceSections } from "#data/services/service-sections.ts";
import { servicePages } from "#data/services/service-texts.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Section.tsx";

interface Props {
  service: string;
  table: ServiceSections["priceTable"];
  /** The text and the address of the button to a quote. */
  button: string;
  href: string;
}

export function PriceSection({ service, table, button, href }: Props) {
  return (
    <Section
      heading={table.heading}
      intro={<LinkedText text={table.intro} />}
      plane="shade"
      foot={
        <>
          <p className="t-soft">{table.note}</p>
          <div className="l-actions u-above-4">
            <ButtonLink href={estimatePath(service)}>{servicePages.data.estimate}</ButtonLink>
            <ButtonLink href={href} tone="line">
              {button}
            </ButtonLink>
          </div>
        </>
      }
    >
      <DataTable
        wideCells
        caption={table.heading}
        columns={table.columns}
        rows={table.rows.map(({ rate, remark }) => [
          rateOf(rate).label,
          <PriceFigure key="amount" size="cell" {...ratePrice(rate)} />,
          <span key="remark" className="t-soft">
            {remark}
          </span>,
        ])}
      />
    </Section>
  );
}
