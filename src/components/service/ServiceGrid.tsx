import type { ServiceCard } from "@/content/collections/services";
import { Photograph } from "@/components/shared/Photograph";
import styles from "./ServiceGrid.module.css";

/** Services as large pictures on an uneven grid: wide and narrow take turns. */
export function ServiceGrid({ cards, more }: { cards: readonly ServiceCard[]; more: string }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id} className={styles.card}>
          <div className={styles.picture}>
            <Photograph name={card.photo} size="half" decorative />
          </div>
          <h3>{card.title}</h3>
          <p>{card.description}</p>
          <a className={styles.more} href={card.link}>
            {more}
            <span className="visually-hidden"> over {card.title.toLowerCase()}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
