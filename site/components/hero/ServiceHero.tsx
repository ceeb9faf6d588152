import { withBoundNumbers } from "@contractor/core/facts/format/words.ts";
import { fromPrice } from "@contractor/core/facts/services/rate-price.ts";
import {
  estimatePath,
  quotePath,
  servicePath,
} from "@contractor/core/facts/services/service-path.ts";
import type { ServiceTexts } from "@contractor/core/facts/services/service-sections.ts";
import { servicePages } from "@contractor/core/facts/services/service-texts.ts";
import { serviceAt } from "@contractor/core/facts/services/services.ts";
import { NextStep } from "#components/contact/NextStep.tsx";
import { FirstFreeWeek } from "#components/firm/FirstFreeWeek.tsx";
import { HouseDrawing, partOf } from "#components/house/Drawing.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Heading } from "#ui/Heading.tsx";
import { Hero } from "./Hero.tsx";

/**
 * The rooms of the house, each with its view box in the wide house and the plane of its price. The
 * wall of the garden, "render", heads no page: a photograph proves it.
 */
const rooms = {
  ornament: { view: "160 15 470 470", plane: "cobalt" },
  room: { view: "150 195 470 470", plane: "cobalt" },
  roller: { view: "450 25 470 470", plane: "yellow" },
} as const;

/** The room of the house that heads the page of a service, if it has one. */
export function roomOf(service: string) {
  const part = partOf(serviceAt(service));
  return part && part in rooms ? (part as keyof typeof rooms) : undefined;
}

interface Props {
  service: string;
  hero: ServiceTexts["hero"];
  /** What there is instead of a price and a quote, for a page that is still to be written. */
  notice: ServiceTexts["notice"];
}

/**
 * The first screen of a service page, with its room of the house or a photograph, its price and
 * links to a quote, the phone and a price.
 */
export function ServiceHero({ service, hero, notice }: Props) {
  const { price, button, background } = hero;
  const room = roomOf(service);
  const isOnCobalt = !room && background === "cobalt";
  return (
    <Hero
      layout={hero.layout}
      place={{ path: servicePath(service) }}
      heading={hero.heading}
      lead={hero.lead}
      photo={room ? undefined : hero.photo}
      drawing={
        room && (
          <HouseDrawing
            view="wide"
            viewBox={rooms[room].view}
            coloured={[room]}
            isAlone
            label={servicePages.data.rooms[room]}
            className="u-fill"
          />
        )
      }
      caption={room ? undefined : hero.caption}
      square={
        price ? (
          <p>
            <PriceFigure size="hero" prefix={price.prefix} {...fromPrice(price.rate, price.note)} />
          </p>
        ) : (
          <p className="t-figure">{servicePages.data.visit}</p>
        )
      }
      squarePlane={room ? rooms[room].plane : background}
      squareKind="price"
    >
      {notice ? (
        <>
          <Heading level={2} className="t-title-s u-below-1" text={notice.heading} />
          <p>
            <LinkedText text={notice.text} />
          </p>
          <p className="u-above-2">
            <ButtonLink href="/contact">{button}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <NextStep href={quotePath(service)} quote={button} tone={isOnCobalt ? "ink" : "cobalt"}>
            {/* First, to be in the first screen of a phone. */}
            <p className="t-soft">{withBoundNumbers(servicePages.data.area)}</p>
            <a className="u-more" href={estimatePath(service)}>
              {servicePages.data.estimate}
            </a>
          </NextStep>
          <FirstFreeWeek className="u-above-2" />
        </>
      )}
    </Hero>
  );
}
