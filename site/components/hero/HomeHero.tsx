import { withBoundNumbers } from "@contractor/core/facts/format/words.ts";
import type { home } from "@contractor/core/facts/home/home-page.ts";
import { business } from "@contractor/core/facts.ts";
import { Comparison, SlideHint } from "#components/comparison/Comparison.tsx";
import { FirstFreeWeek } from "#components/firm/FirstFreeWeek.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { AverageStars } from "#components/review/Stars.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import { TickList } from "#ui/TickList.tsx";
import styles from "./HomeHero.module.css";

/** The class for the size of the heading, so that its longest word fits beside the picture. */
function sizeFor(heading: string) {
  const longest = Math.max(...heading.split(/\s/).map((word) => word.length));
  if (longest <= 6) {
    return styles.large;
  }
  return longest <= 9 ? "t-display-m" : "t-title-xl";
}

const words = `l-inside ${styles.words}`;

/** The first screen of the home page, with a comparison that reveals the finished wall. */
export function HomeHero({ hero }: { hero: typeof home.data.hero }) {
  const { photo, before, onPhone, caption } = hero;
  const finished = <Photograph name={photo} onPhone={onPhone?.photo} size="tall" priority />;
  return (
    <div className={`l-page ${styles.hero}`} data-hero="">
      {hero.rating && (
        <a
          className={`${words} l-wrap u-target t-bold t-text-s ${styles.rating}`}
          href={business.data.externalReviews?.url ?? "/reviews"}
        >
          <AverageStars /> <span>{hero.rating}</span>
        </a>
      )}
      <Heading
        level={1}
        className={classes(words, styles.heading, sizeFor(hero.heading))}
        text={hero.heading}
      />
      {hero.tagline && <p className={`t-figure ${styles.tagline}`}>{hero.tagline}</p>}
      <p className={`${words} t-lead u-above-2 u-below-2 ${styles.intro}`}>
        {withBoundNumbers(`${hero.trade}. ${hero.intro}`)}
      </p>
      <div className={`${words} l-actions u-below-2 ${styles.actions}`}>
        <ButtonLink href="/offerte-aanvragen">{hero.quoteButton}</ButtonLink>
        <ButtonLink href="/diensten" tone="line" className={styles.second}>
          {hero.servicesButton}
        </ButtonLink>
      </div>
      <div className={`${words} ${styles.ticks}`}>
        <TickList items={hero.ticks} />
      </div>
      <figure className={styles.work}>
        <div className={`u-plate ${styles.wall}`}>
          {before ? (
            <Comparison
              late
              title={caption}
              before={<Photograph name={before} onPhone={onPhone?.before} size="tall" />}
              after={finished}
            />
          ) : (
            finished
          )}
        </div>
        <figcaption className={`t-small l-wrap ${styles.caption}`}>
          <b>{caption}</b> {before && <SlideHint />}
        </figcaption>
      </figure>
      <FirstFreeWeek className={`${words} u-below-1`} />
    </div>
  );
}
