import { Photograph } from "#components/photo/Photograph.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { fromPrice } from "#data/services/rate-price.ts";
import { type ServiceCard, servicePages } from "#data/services/service-texts.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ServiceGrid.module.css";

interface Props {
  cards: readonly ServiceCard[];
  more: string;
}

/** Services as cards, each with a picture, a description, its lowest price and a link. */
export function ServiceGrid({ cards, more }: Props) {
  const { from, visit } = servicePages.data;
  return (
    <ul className={`l-column ${styles.mosaic}`}>
      {cards.map((card) => (
        <li key={card.id} className={`l-card ${styles.card}`}>
          <Photograph
            name={card.photo}
            size="card"
            height="auto"
            className={styles.picture}
            decorative
          />
          <div className={`l-stack ${styles.words}`}>
            <Heading level={3} className="t-title-m" text={card.title} />
            <p className="t-soft">{card.description}</p>
            {card.price ? (
              <p>
                <PriceFigure prefix={from} {...fromPrice(card.price)} />
              </p>
            ) : (
              <p className="t-bold t-text-l">{visit}</p>
            )}
            <a className="u-more l-card-link" href={card.link}>
              {more}
              <span className="u-visually-hidden"> over {card.title.toLowerCase()}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The other services, in words. */
export function ServiceLinks({ heading, cards }: Omit<Props, "more"> & { heading: string }) {
  return (
    <div className={`l-column l-across ${styles.links}`}>
      <Heading level={3} className="t-title-l" text={heading} />
      <ul className="l-rows">
        {cards.map((card) => (
          <li key={card.id} className={`l-card l-column l-across ${styles.link}`}>
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
