import { ServiceLink, ServicePicture, ServicePrice } from "#components/service/ServiceOffer.tsx";
import type { home } from "#data/home/home-page.ts";
import type { ServiceCard } from "#data/services/service-texts.ts";
import { QuietLink } from "#ui/Button.tsx";
import { Eyebrow, Heading } from "#ui/Heading.tsx";
import styles from "./House.module.css";
import { HouseWithLinks } from "./HouseWithLinks.tsx";
import { partOf } from "./parts.ts";

interface Props {
  services: typeof home.data.services;
  cards: readonly ServiceCard[];
}

/** The services on the home page: a house whose parts are the services, and a card for each. */
export function House({ services, cards }: Props) {
  // The same part stands for one service only: the first that has it.
  const drawn = cards
    .map(partOf)
    .map((part, i, all) => (all.indexOf(part) === i ? part : undefined));
  const hasHouse = drawn.some(Boolean);
  return (
    <section className={`l-padded ${styles.services}`} aria-labelledby="services" data-house="">
      <div className={hasHouse ? styles.sky : undefined}>
        <Eyebrow>{services.eyebrow}</Eyebrow>
        <Heading
          level={2}
          id="services"
          className={`t-large ${styles.heading}`}
          text={services.heading}
        />
      </div>
      {hasHouse && <HouseWithLinks cards={cards} drawn={drawn} />}
      <ol className={`l-column ${styles.cards}`}>
        {cards.map((card, i) => (
          <li key={card.id} className={`l-card ${styles.card}`} data-part={drawn[i]}>
            <ServicePicture card={card} className={styles.picture} />
            <span className={`u-number ${styles.number}`} aria-hidden="true">
              {i + 1}
            </span>
            <Heading level={3} className={styles.name} text={card.title} />
            <p className={`t-soft ${styles.description}`}>{card.description}</p>
            <ServicePrice card={card} className={styles.price} />
            <ServiceLink card={card} more={services.more} className={styles.more} />
          </li>
        ))}
      </ol>
      <div className={styles.all}>
        <QuietLink href="/diensten">{services.all}</QuietLink>
      </div>
    </section>
  );
}
