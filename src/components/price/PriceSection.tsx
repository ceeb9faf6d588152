import { DataTable } from "@/components/list/DataTable";
import { LinkedText } from "@/components/text/LinkedText";
import { rateOf } from "@/content/business/prices";
import { euroRange } from "@/content/lib/money";
import { estimatePath, servicePages } from "@/content/pages/service-pages";
import { rateWithVat } from "@/content/pages/with-vat";
import type { PriceTableContent } from "@/content/schemas/service";
import { ButtonLink } from "@/ui/Button";
import { Section } from "@/ui/Section";

interface Props {
  service: string;
  table: PriceTableContent;
  /** The label of the way to a quote, and where it leads. */
  button: string;
  href: string;
}

/** What a square metre costs at this rate, without and with VAT. */
export function Amount({ rate }: { rate: string }) {
  return (
    <>
      <b className="figure">{euroRange(rateOf(rate).from, rateOf(rate).to)}</b> per&nbsp;m²
      <small className="second-line">{rateWithVat(rate)}</small>
    </>
  );
}

/** What painting costs: the table, what it leaves out, and the way to a price of one's own. */
export function PriceSection({ service, table, button, href }: Props) {
  return (
    <Section
      heading={table.heading}
      intro={<LinkedText text={table.intro} />}
      plane="shade"
      foot={
        <div className="actions">
          <p className="soft">{table.note}</p>
          <ButtonLink href={estimatePath(service)}>{servicePages.estimate}</ButtonLink>
          <ButtonLink href={href} tone="line">
            {button}
          </ButtonLink>
        </div>
      }
    >
      <DataTable
        caption={table.heading}
        columns={table.columns}
        rows={table.rows.map(({ rate, remark }) => [
          rateOf(rate).label,
          <Amount key="amount" rate={rate} />,
          <span key="remark" className="soft">
            {remark}
          </span>,
        ])}
      />
    </Section>
  );
}
