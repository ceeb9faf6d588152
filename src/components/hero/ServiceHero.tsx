import type { ComponentProps } from "react";
import { FromPrice } from "#components/price/FromPrice.tsx";
import { business } from "#data/business/business.ts";
import { servicePath } from "#data/business/service-path.ts";
import type { ServiceHeroContent } from "#data/collections/service-sections.ts";
import { estimatePath, quotePath, servicePages } from "#data/pages/service-pages.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Hero } from "./Hero.tsx";

type Look = Pick<ComponentProps<typeof Hero>, "layout" | "plane" | "squarePlane">;

/**
 * The first screen of a service page: what it is, what it costs, and the ways to a quote, the phone
 * and a price.
 */
export function ServiceHero({
  service,
  hero,
  ...look
}: { service: string; hero: ServiceHeroContent } & Look) {
  return (
    <Hero
      place={{ path: servicePath(service) }}
      heading={hero.heading}
      lead={hero.lead}
      photo={hero.photo}
      caption={hero.caption}
      square={hero.price && <FromPrice {...hero.price} />}
      squareKind="price"
      {...look}
    >
      <div className="l-actions">
        <ButtonLink href={quotePath(service)} tone={look.plane ? "ink" : "cobalt"}>
          {hero.button}
        </ButtonLink>
        <ButtonLink href={`tel:${business.data.phoneInternational}`} tone="line">
          {servicePages.data.call}
        </ButtonLink>
        <a className="u-more" href={estimatePath(service)}>
          {servicePages.data.estimate}
        </a>
      </div>
    </Hero>
  );
}
