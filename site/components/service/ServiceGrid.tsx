import type { ServiceCard } from "@contractor/core/facts/services/service-texts.ts";
import { PointList } from "#components/list/PointList.tsx";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ServiceGrid.module.css";
import { ServiceLink, ServicePicture, ServicePrice } from "./ServiceOffer.tsx";

interface Props {
  cards: readonly ServiceCard[];
  more: string;
}

/** Services as cards, each with a picture, a description, its lowest price and a link. */
export function ServiceGrid({ cards, more }: Props) {
  return (
    <ul className={`l-column ${styles.mosaic}`}>
      {cards.map((card) => (
        <li key={card.id} className={`l-card ${styles.card}`}>
          <ServicePicture card={card} count={cards.length} className={styles.picture} />
          <div className={`l-stack ${styles.words}`}>
            <Heading level={3} className="t-title-m" text={card.title} />
            <p className="t-soft">{card.description}</p>
            <ServicePrice card={card} />
            <ServiceLink card={card} more={more} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The other services, in words. */
export function ServiceLinks({ heading, cards }: Omit<Props, "more"> & { heading: string }) {
  const items = cards.map(({ title, description, link }) => ({
    title,
    text: description,
    path: link,
  }));
  return (
    <div className={`l-column l-across ${styles.links}`}>
      <Heading level={3} className="t-title-l" text={heading} />
      <PointList items={items} />
    </div>
  );
}
