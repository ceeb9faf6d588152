import { Comparison } from "#components/comparison/Comparison.tsx";
import { NextStep } from "#components/contact/NextStep.tsx";
import { FirstFreeWeek } from "#components/firm/FirstFreeWeek.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { AverageStars } from "#components/review/AverageStars.tsx";
import { business } from "#data/firm/business.ts";
import { withBoundNumbers } from "#data/format/bound-numbers.ts";
import type { home } from "#data/home/home-page.ts";
import { shell } from "#data/shell/shell.ts";
import { QuietLink } from "#ui/Button.tsx";
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
  return longest <= 9 ? styles.medium : "t-title-xl";
}

/** Whether a capital has an accent, which would touch the line above. */
const hasHighCapital = (text: string) => /\p{Lu}\p{M}/u.test(text.normalize("NFD"));

/** The first screen of the home page, with a comparison that reveals the finished wall. */
export function HomeHero({ hero }: { hero: typeof home.data.hero }) {
  const { photo, before, onPhone, caption } = hero;
  const finished = <Photograph name={photo} onPhone={onPhone?.photo} size="tall" priority />;
  return (
    <div className={`l-page ${styles.hero}`}>
      <div className={`l-inside ${styles.name}`}>
        {hero.rating && (
          <a
            className={`t-bold u-target t-text-s ${styles.rating}`}
            href={business.data.externalReviews?.url ?? "/reviews"}
          >
            <AverageStars /> <span className={styles.ratingText}>{hero.rating}</span>
          </a>
        )}
        <Heading
          level={1}
          className={classes(
            styles.heading,
            sizeFor(hero.heading),
            hasHighCapital(hero.heading) && styles.high,
          )}
          text={hero.heading}
        />
        <p className={`t-figure ${styles.trade}`}>{withBoundNumbers(hero.trade)}</p>
      </div>
      <figure className={styles.work}>
        <div className={styles.wall}>
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
          {hero.tagline && <p className={`t-figure ${styles.tagline}`}>{hero.tagline}</p>}
        </div>
        <figcaption className={`t-small l-wrap ${styles.caption}`}>
          <b>{caption}</b>{" "}
          {before && (
            <span className={`u-with-script ${styles.hint}`}>{shell.data.comparison.hint}</span>
          )}
        </figcaption>
      </figure>
      <div className={`l-inside ${styles.actions}`}>
        <NextStep href="/offerte-aanvragen" quote={hero.quoteButton} callOnPhoneOnly>
          <QuietLink href="/diensten">{hero.servicesButton}</QuietLink>
          <a className="u-more" href="/offerte-aanvragen#prijsindicatie">
            {hero.priceLink}
          </a>
        </NextStep>
        <FirstFreeWeek className="u-above-2" />
      </div>
      <p className={`l-inside t-lead ${styles.intro}`}>{withBoundNumbers(hero.intro)}</p>
      <div className={`l-inside ${styles.ticks}`}>
        <TickList items={hero.ticks} />
      </div>
    </div>
  );
}
