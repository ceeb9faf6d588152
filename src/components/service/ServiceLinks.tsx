import type { ServiceCard } from "#data/collections/services.ts";
import styles from "./ServiceLinks.module.css";

/** Services as lines of large type, each with what it is. */
export function ServiceLinks({
  heading,
  cards,
}: {
  heading: string;
  cards: readonly ServiceCard[];
}) {
  return (
    <div className={`column across ${styles.links}`}>
      <h3>{heading}</h3>
      <ul className="rows">
        {cards.map((card) => (
          <li key={card.id} className="card column across">
            <a className="more figure title-l" href={card.link}>
              {card.title}
            </a>
            <p className="soft">{card.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
