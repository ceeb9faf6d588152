import { business } from "@/content/firm/business";
import { servicePath } from "@/content/firm/services";
import { estimatePath, quotePath, servicePages } from "@/content/pages/service-pages";
import type { ServiceHeroContent } from "@/content/pages/service-parts";
import { Photograph } from "@/sections/shared/Photograph";
import { ButtonLink } from "@/ui/Button";
import { AccentPlane } from "@/sections/shared/AccentPlane";
import { Breadcrumb } from "@/sections/shared/Breadcrumb";
import styles from "./PaintingHero.module.css";

/** The first screen of the painting page: the words on a wall painted cobalt, the room beside it. */
export function PaintingHero({ service, hero }: { service: string; hero: ServiceHeroContent }) {
  return (
    <div className={styles.hero}>
      <div className={styles.wall}>
        <Breadcrumb path={servicePath(service)} />
        <h1>{hero.heading}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <ButtonLink href={quotePath(service)} tone="ink">
            {hero.button}
          </ButtonLink>
          <ButtonLink href={`tel:${business.phoneInternational}`} tone="line-light">
            {servicePages.call}
          </ButtonLink>
        </div>
        <a className={styles.estimate} href={estimatePath(service)}>
          {servicePages.estimate}
        </a>
      </div>
      <figure className={styles.photo}>
        <Photograph name={hero.photo} size="tall" priority />
        {hero.price && (
          <div className={styles.plane}>
            <AccentPlane accent="yellow" price={hero.price} />
          </div>
        )}
        <figcaption>{hero.caption}</figcaption>
      </figure>
    </div>
  );
}
