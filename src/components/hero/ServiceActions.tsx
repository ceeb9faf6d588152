import { business } from "@/content/business/business";
import { estimatePath, quotePath, servicePages } from "@/content/pages/service-pages";
import { ButtonLink } from "@/ui/Button";
import styles from "./ServiceActions.module.css";

interface Props {
  service: string;
  /** The label of the way to a quote. */
  quote: string;
  /** Stands on a plane of colour. */
  onPlane?: boolean;
}

/** What a service's first screen leads to: a quote, the phone, a price indication. */
export function ServiceActions({ service, quote, onPlane = false }: Props) {
  return (
    <div className={styles.actions}>
      <ButtonLink href={quotePath(service)} tone={onPlane ? "ink" : "cobalt"}>
        {quote}
      </ButtonLink>
      <ButtonLink href={`tel:${business.phoneInternational}`} tone={onPlane ? "line-light" : "line"}>
        {servicePages.call}
      </ButtonLink>
      <a className={styles.estimate} href={estimatePath(service)}>
        {servicePages.estimate}
      </a>
    </div>
  );
}
