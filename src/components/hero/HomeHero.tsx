import { business } from "@/content/business/business";
import type { home } from "@/content/pages/home";
import { CaptionedPhoto } from "@/components/shared/CaptionedPhoto";
import { ButtonLink } from "@/ui/Button";
import { starsLabel } from "@/content/pages/shell";
import { Stars } from "@/ui/Stars";
import { TickList } from "@/ui/TickList";
import { bindLastWords } from "@/components/shared/bind-last-words";
import styles from "./HomeHero.module.css";

/** The first screen of the site: type on white, the photograph off the grid, a yellow square over its corner. */
export function HomeHero({ hero }: { hero: typeof home.hero }) {
  // In the largest letters it would not fit on a phone.
  const hasLongWord = hero.heading.split(/\s/).some((word) => word.length > 13);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <a className={styles.rating} href={business.externalReviews?.url ?? "/reviews"} rel="noopener">
          <Stars rating={5} label={starsLabel(5)} /> {hero.rating}
        </a>
        <h1 className={hasLongWord ? styles.long : undefined}>{hero.heading}</h1>
        <p className={styles.intro}>{bindLastWords(hero.intro)}</p>
        <div className={styles.actions}>
          <ButtonLink href="/offerte-aanvragen">{hero.quoteButton}</ButtonLink>
          <ButtonLink href="/diensten" tone="line">
            {hero.servicesButton}
          </ButtonLink>
        </div>
      </div>
      <CaptionedPhoto name={hero.photo} size="tall" caption={hero.caption} className={styles.photo}>
        <p className={styles.tagline}>{hero.tagline}</p>
      </CaptionedPhoto>
      <div className={styles.ticks}>
        <TickList items={hero.ticks} />
        <a className={styles.price} href="/offerte-aanvragen#prijsindicatie">
          {hero.priceLink}
        </a>
      </div>
    </div>
  );
}
