import type { ComponentProps } from "react";
import { NextStep } from "#components/contact/NextStep.tsx";
import { FirstFreeWeek } from "#components/firm/FirstFreeWeek.tsx";
import { RoomHead, roomOf } from "#components/house/RoomHead.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { withBoundNumbers } from "#data/format/bound-numbers.ts";
import { fromPrice } from "#data/services/rate-price.ts";
import { servicePages } from "#data/services/service-pages.ts";
import { estimatePath, quotePath, servicePath } from "#data/services/service-path.ts";
import type { ServiceHeroContent } from "#data/services/service-sections.ts";
import { Hero } from "./Hero.tsx";

interface Props extends Pick<ComponentProps<typeof Hero>, "layout" | "plane" | "squarePlane"> {
  service: string;
  hero: ServiceHeroContent;
}

/**
 * The first screen of a service page, with its room of the house or a photograph, its price and
 * links to a quote, the phone and a price.
 */
export function ServiceHero({ service, hero, layout, plane, squarePlane }: Props) {
  const { price } = hero;
  const isOnCobalt = plane === "cobalt" || squarePlane === "cobalt";
  const shownPrice = price && (
    <p>
      <PriceFigure size="hero" prefix={price.prefix} {...fromPrice(price.rate, price.note)} />
    </p>
  );
  const room = roomOf(service);
  const next = (
    <>
      <NextStep
        href={quotePath(service)}
        quote={hero.button}
        tone={isOnCobalt && !room ? "ink" : "cobalt"}
      >
        {/* First, to be in the first screen of a phone. */}
        <p className="t-soft">{withBoundNumbers(servicePages.data.area)}</p>
        <a className="u-more" href={estimatePath(service)}>
          {servicePages.data.estimate}
        </a>
      </NextStep>
      <FirstFreeWeek className="u-above-2" />
    </>
  );
  if (room) {
    return (
      <RoomHead service={service} heading={hero.heading} lead={hero.lead} price={shownPrice}>
        {next}
      </RoomHead>
    );
  }
  return (
    <Hero
      layout={layout}
      place={{ path: servicePath(service) }}
      heading={hero.heading}
      lead={hero.lead}
      plane={plane}
      photo={hero.photo}
      caption={hero.caption}
      square={shownPrice}
      squarePlane={squarePlane}
      squareKind="price"
    >
      {next}
    </Hero>
  );
}
