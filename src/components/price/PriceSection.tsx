import { estimatePath, servicePages } from "@/content/pages/service-pages";
import { LinkedText } from "@/components/text/LinkedText";
import type { PriceTableContent } from "@/content/schemas/service";
import { ButtonLink } from "@/ui/Button";
import { Section } from "@/ui/Section";
import { PriceTable } from "./PriceTable";

interface Props {
  service: string;
  table: PriceTableContent;
  /** The label of the way to a quote, and where it leads. */
  button: string;
  href: string;
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
      <PriceTable table={table} label={table.heading} />
    </Section>
  );
}
