import { fromPrice } from "@contractor/core/facts/services/rate-price.ts";
import { type ServiceCard, servicePages } from "@contractor/core/facts/services/service-texts.ts";
import { Photograph } from "#components/photo/Photograph.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { classes } from "#ui/classes.ts";

interface Props {
  card: ServiceCard;
  className?: string | undefined;
}

/** The picture of a service on one of this many cards, whose words say what it shows. */
export function ServicePicture({ card, count, className }: Props & { count: number }) {
  const size = count > 3 ? "card" : "half";
  return (
    <Photograph name={card.photo} size={size} height="auto" className={className} decorative />
  );
}

/** The lowest price of a service, or that it follows from a visit. */
export function ServicePrice({ card, className }: Props) {
  const { from, visit } = servicePages.data;
  return card.price ? (
    <p className={className}>
      <PriceFigure prefix={from} {...fromPrice(card.price)} />
    </p>
  ) : (
    <p className={classes("t-figure t-title-s", className)}>{visit}</p>
  );
}

/** The link of a card to the page of its service. */
export function ServiceLink({ card, more, className }: Props & { more: string }) {
  return (
    <a className={classes("u-more l-card-link", className)} href={card.link}>
      {more}
      <span className="u-visually-hidden"> over {card.title.toLowerCase()}</span>
    </a>
  );
}
