import type { overview } from "@/content/pages/diensten";
import { Photograph } from "@/sections/shared/Photograph";
import { ButtonLink } from "@/ui/Button";
import { Breadcrumb } from "@/sections/shared/Breadcrumb";
import styles from "./OverviewHero.module.css";

/** The first screen of the services: the heading across the page, below it a plane of yellow beside the picture. */
export function OverviewHero({ hero }: { hero: typeof overview.hero }) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumb path="/diensten" />
        <h1>{hero.heading}</h1>
      </div>
      <div className={styles.note}>
        <p className={styles.lead}>{hero.lead}</p>
        <div>
          <ButtonLink href="/offerte-aanvragen" tone="ink">
            {hero.button}
          </ButtonLink>
        </div>
        <a className={styles.estimate} href="/offerte-aanvragen#prijsindicatie">
          {hero.priceLink}
        </a>
      </div>
      <figure className={styles.photo}>
        <Photograph name={hero.photo} size="full" priority />
        <figcaption>{hero.caption}</figcaption>
      </figure>
    </div>
  );
}
