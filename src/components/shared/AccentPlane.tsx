import { euro } from "@/content/lib/money";
import { rateOf } from "@/content/business/prices";
import type { HeroPrice } from "@/content/schemas/service";
import { fromWithVat } from "@/content/pages/with-vat";
import { SecondLine } from "@/ui/SecondLine";
import planes from "@/ui/planes.module.css";
import styles from "./AccentPlane.module.css";

interface Props {
  accent: "cobalt" | "yellow" | "red";
  price: HeroPrice;
}

/** The plane of colour over a photograph's corner, with what the work costs at least. */
export function AccentPlane({ accent, price }: Props) {
  return (
    <p className={`${styles.plane} ${planes[accent]}`}>
      <span>{price.prefix}</span> <b>{euro(rateOf(price.rate).from)}</b> <span>per m², {price.note}</span>
      <SecondLine>{fromWithVat(price.rate)}</SecondLine>
    </p>
  );
}
