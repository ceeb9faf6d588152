import { euro } from "@/content/reading/money";
import { rateOf } from "@/content/firm/prices";
import type { HeroPrice } from "@/content/pages/service-parts";
import { fromWithVat } from "@/content/pages/with-vat";
import { SecondLine } from "@/ui/SecondLine";
import styles from "./AccentPlane.module.css";

interface Props {
  accent: "cobalt" | "yellow" | "red";
  /** What stands on it; without a price it is a square of pure colour, its side in `--empty-plane`. */
  price?: HeroPrice;
}

/** The plane of colour over a photograph's corner. */
export function AccentPlane({ accent, price }: Props) {
  if (!price) return <span className={`${styles.empty} ${styles[accent]}`} />;
  return (
    <p className={`${styles.plane} ${styles[accent]}`}>
      <span>{price.prefix}</span> <b>{euro(rateOf(price.rate).from)}</b> <span>per m², {price.note}</span>
      <SecondLine>{fromWithVat(price.rate)}</SecondLine>
    </p>
  );
}
