import type { overview } from "@/content/pages/diensten";
import { CaptionedPhoto } from "@/components/shared/CaptionedPhoto";
import { ButtonLink } from "@/ui/Button";
import { Breadcrumb } from "@/components/shared/Breadcrumb";
import planes from "@/ui/planes.module.css";
import { bindLastWords } from "@/components/shared/bind-last-words";
import styles from "./OverviewHero.module.css";

/** The first screen of the services: the heading across the page, below it a plane of yellow beside the picture. */
export function OverviewHero({ hero }: { hero: typeof overview.hero }) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumb path="/diensten" />
        <h1>{hero.heading}</h1>
      </div>
      <div className={`${styles.note} ${planes.yellow}`}>
        <p className={styles.lead}>{bindLastWords(hero.lead)}</p>
        <div>
          <ButtonLink href="/offerte-aanvragen" tone="ink">
            {hero.button}
          </ButtonLink>
        </div>
        <a className={styles.estimate} href="/offerte-aanvragen#prijsindicatie">
          {hero.priceLink}
        </a>
      </div>
      <CaptionedPhoto name={hero.photo} size="full" caption={hero.caption} className={styles.photo} />
    </div>
  );
}
