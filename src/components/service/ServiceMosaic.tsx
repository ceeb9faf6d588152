import { euro } from "@/content/lib/money";
import { rateOf } from "@/content/business/prices";
import type { ServiceCard } from "@/content/collections/services";
import { fromWithVat } from "@/content/pages/with-vat";
import { Photograph } from "@/components/shared/Photograph";
import { SecondLine } from "@/ui/SecondLine";
import styles from "./ServiceMosaic.module.css";

interface Props {
  cards: readonly ServiceCard[];
  /** The word before a price. */
  from: string;
  /** The label of each link. */
  more: string;
}

/** Services as a chequerboard of pictures and planes, from edge to edge, each with what it costs at least. */
export function ServiceMosaic({ cards, from, more }: Props) {
  return (
    <ul className={styles.mosaic}>
      {cards.map((card) => (
        <li key={card.id} className={styles.card}>
          <div className={styles.picture}>
            <Photograph name={card.photo} size="half" decorative />
          </div>
          <div className={styles.plane}>
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            {card.price && (
              <p className={styles.price}>
                {from} <b>{euro(rateOf(card.price).from)}</b> per m²
                <SecondLine>{fromWithVat(card.price)}</SecondLine>
              </p>
            )}
            <a className={styles.more} href={card.link}>
              {more}
              <span className="visually-hidden"> over {card.title.toLowerCase()}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
