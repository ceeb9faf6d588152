import type { ComponentProps } from "react";
import { NextStep } from "#components/contact/NextStep.tsx";
import { FromPrice } from "#components/price/FromPrice.tsx";
import { estimatePath, quotePath, servicePages } from "#data/services/service-pages.ts";
import { servicePath } from "#data/services/service-path.ts";
import type { ServiceHeroContent } from "#data/services/service-sections.ts";
import { Hero } from "./Hero.tsx";

interface Props extends Pick<ComponentProps<typeof Hero>, "layout" | "plane" | "squarePlane"> {
  service: string;
  hero: ServiceHeroContent;
}

/**
 * The first screen of a service page, with its price and links to a quote, the phone and a price.
 */
export function ServiceHero({ service, hero, layout, plane, squarePlane }: Props) {
  return (
    <Hero
      layout={layout}
      place={{ path: servicePath(service) }}
      heading={hero.heading}
      lead={hero.lead}
      plane={plane}
      photo={hero.photo}
      caption={hero.caption}
      square={hero.price && <FromPrice {...hero.price} layout="large" />}
      squarePlane={squarePlane}
      squareKind="price"
    >
      <NextStep
        href={quotePath(service)}
        quote={hero.button}
        tone={plane === "cobalt" || squarePlane === "cobalt" ? "ink" : "cobalt"}
      >
        <a className="u-more" href={estimatePath(service)}>
          {servicePages.data.estimate}
        </a>
        <p className="t-soft">{servicePages.data.area}</p>
      </NextStep>
    </Hero>
  );
}
