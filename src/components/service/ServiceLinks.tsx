import type { ServiceCard } from "#data/services/service-texts.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ServiceLinks.module.css";

export function ServiceLinks({
  heading,
  cards,
}: {
  heading: string;
  cards: readonly ServiceCard[];
}) {
  return (
    <div className={`l-column l-across ${styles.links}`}>
      <Heading level={3} className="t-title-l" text={heading} />
      <ul className="l-rows">
        {cards.map((card) => (
          <li key={card.id} className={`l-card l-column l-across ${styles.service}`}>
            <a className="u-more l-card-link t-figure t-title-s" href={card.link}>
              {card.title}
            </a>
            <p className="t-soft">{card.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
