import type { ComponentProps } from "react";
import { FromPrice } from "@/components/price/FromPrice";
import { business } from "@/content/business/business";
import { estimatePath, quotePath, servicePages } from "@/content/pages/service-pages";
import type { ServiceHeroContent } from "@/content/schemas/service";
import { servicePath } from "@/content/schemas/services";
import { ButtonLink } from "@/ui/Button";
import { Hero } from "./Hero";

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
      <div className="actions">
        <ButtonLink href={quotePath(service)} tone={look.plane ? "ink" : "cobalt"}>
          {hero.button}
        </ButtonLink>
        <ButtonLink href={`tel:${business.phoneInternational}`} tone="line">
          {servicePages.call}
        </ButtonLink>
        <a className="more" href={estimatePath(service)}>
          {servicePages.estimate}
        </a>
      </div>
    </Hero>
  );
}
