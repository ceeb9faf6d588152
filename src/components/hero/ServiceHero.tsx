import type { ComponentType } from "react";
import { NextStep } from "#components/contact/NextStep.tsx";
import { FromPrice } from "#components/price/FromPrice.tsx";
import { servicePath } from "#data/business/service-path.ts";
import type { ServiceHeroContent } from "#data/collections/service-sections.ts";
import { estimatePath, quotePath, servicePages } from "#data/texts/service-pages.ts";
import { Hero } from "./Hero.tsx";
import type { HeroContent } from "./hero-content.ts";

interface Props extends Pick<HeroContent, "plane" | "squarePlane"> {
  service: string;
  hero: ServiceHeroContent;
  /** The layout, such as HeroLeft, when the photograph is not at the right. */
  layout?: ComponentType<HeroContent>;
}

/**
 * The first screen of a service page, with its price and links to a quote, the phone and a price.
 */
export function ServiceHero({ service, hero, layout: Layout = Hero, plane, squarePlane }: Props) {
  return (
    <Layout
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
    </Layout>
  );
}
