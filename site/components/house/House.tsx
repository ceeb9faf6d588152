import type { home } from "@contractor/core/facts/home/home-page.ts";
import type { ServiceCard } from "@contractor/core/facts/services/service-texts.ts";
import { ServiceLink, ServicePicture, ServicePrice } from "#components/service/ServiceOffer.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Eyebrow, Heading } from "#ui/Heading.tsx";
import { HouseDrawing, type Part, partOf } from "./Drawing.tsx";
import styles from "./House.module.css";
import linkStyles from "./HouseWithLinks.module.css";

interface HouseProps {
  cards: readonly ServiceCard[];
  /** The part of each card, in the same order. */
  drawn: readonly (Part | undefined)[];
}

const wide = "-60 -4 1232 572";
const view = `u-fill ${linkStyles.view}`;

/** The lines from a name to its part of the wide house, each with its end. */
const leaders: Record<Part, string> = {
  ornament: "M-60 200H352M347 195h10v10h-10z",
  room: "M-60 372H294M289 367h10v10h-10z",
  roller: "M606 150H880M601 145h10v10h-10z",
  render: "M897 230V352M892 347h10v10h-10z",
};

/** The house, wide and upright, with a link over each part that stands for a service. */
function HouseWithLinks({ cards, drawn }: HouseProps) {
  const coloured = drawn.filter((part) => part !== undefined);
  return (
    <div className={linkStyles.house}>
      <HouseDrawing
        view="wide"
        viewBox={wide}
        coloured={coloured}
        className={`u-not-on-phone ${view}`}
      />
      <HouseDrawing
        view="tall"
        viewBox="0 -6 390 586"
        coloured={coloured}
        className={`u-phone-only ${view}`}
      />
      <svg
        viewBox={wide}
        className={`u-lines u-not-on-phone ${view}`}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="3"
        aria-hidden="true"
      >
        {coloured.map((part) => (
          <path key={part} d={leaders[part]} />
        ))}
      </svg>
      {cards.map(({ id, link, label }, i) => {
        const part = drawn[i];
        return (
          part && (
            <a
              key={id}
              className={`${linkStyles.link} ${linkStyles[part]}`}
              href={link}
              data-part={part}
            >
              <span className={linkStyles.area} />
              <span className={linkStyles.label}>
                <span className={`u-number ${linkStyles.number}`}>{i + 1}</span>{" "}
                <span className="u-icon-on-phone">{label}</span>
              </span>
            </a>
          )
        );
      })}
    </div>
  );
}

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
            <ServicePicture card={card} count={cards.length} className={styles.picture} />
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
        <ButtonLink tone="quiet" href="/diensten">
          {services.all}
        </ButtonLink>
      </div>
    </section>
  );
}
