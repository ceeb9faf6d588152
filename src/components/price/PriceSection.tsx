import { estimatePath, servicePages } from "@/content/pages/service-pages";
import { LinkedText } from "@/components/shared/LinkedText";
import type { PriceTableContent } from "@/content/schemas/service";
import { ButtonLink } from "@/ui/Button";
import { Section } from "@/ui/Section";
import styles from "./PriceSection.module.css";
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
    <Section heading={table.heading} plane="shade">
      <p className={styles.intro}>
        <LinkedText text={table.intro} />
      </p>
      <PriceTable table={table} label={table.heading} />
      <div className={styles.foot}>
        <p className={styles.note}>{table.note}</p>
        <div className={styles.actions}>
          <ButtonLink href={estimatePath(service)}>{servicePages.estimate}</ButtonLink>
          <ButtonLink href={href} tone="line">
            {button}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
