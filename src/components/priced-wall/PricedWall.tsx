import { useState } from "react";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { DrawnWall } from "#components/wall/DrawnWall.tsx";
import { decimal } from "#components/wall/drawing/describe-drawing.ts";
import type { WallDrawing } from "#components/wall/drawing/drawing.ts";
import { squareMetersValue } from "#contract/square-meters.ts";
import { priceWords } from "#data/estimate/price-words.ts";
import { type Job, priceJob } from "#data/estimate/priced-job.ts";
import type { PricedWallProps } from "#data/estimate/priced-wall.ts";
import { estimatePath } from "#data/services/service-path.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import styles from "./PricedWall.module.css";

const headingId = "wall-heading";

/** The wall before anything was changed, in centimetres: a low one, which a phone shows large. */
const example: WallDrawing = {
  walls: [
    {
      id: 1,
      width: 520,
      height: 260,
      openings: [
        { id: 2, kind: "door", x: 50, y: 0, width: 90, height: 210 },
        { id: 3, kind: "window", x: 210, y: 90, width: 120, height: 100 },
      ],
    },
  ],
};

interface Props extends PricedWallProps {
  /** Lower, and on a phone with the amount first, for a page that is about prices. */
  isSmall?: boolean;
}

/**
 * A wall to draw with what it costs, which goes along to the quote form by its address. It is a still
 * drawing until its script comes, once it is on the screen.
 */
export default function PricedWall({ words, texts, prices, isSmall = false }: Props) {
  const [service, setService] = useState(words.works[0]?.service ?? "");
  const jobOf = (squareMeters: number): Job => ({
    service,
    part: "",
    squareMeters: squareMetersValue(squareMeters),
    projectType: "",
    building: "",
    answers: "",
  });
  const isFor = words.works.find((work) => work.service === service)?.isFor;
  const measure = priceJob(prices, jobOf(0))?.work?.measure;

  /** The square metres of an example do not count, so they do not go along. */
  const pathWith = (squareMeters: number, isExample: boolean) =>
    estimatePath(service, isExample || squareMeters === 0 ? "" : squareMetersValue(squareMeters));

  const priceAt = (squareMeters: number) => {
    const pricedJob = priceJob(prices, jobOf(squareMeters));
    return pricedJob && priceWords(pricedJob, prices, prices.texts.line);
  };

  return (
    <section className={classes(styles.wall, isSmall && styles.small)} aria-labelledby={headingId}>
      <h2 id={headingId} className={`t-large ${styles.heading}`}>
        {words.heading}
      </h2>
      <DrawnWall
        example={example}
        measure={measure}
        texts={texts}
        isOneWall
        isResultFirst={isSmall}
        className={styles.drawn}
      >
        {({ squareMeters, isExample, undo }) => {
          const price = priceAt(squareMeters);
          return (
            <div className={`plane-yellow ${styles.result}`}>
              <fieldset className={styles.works}>
                <legend className="u-visually-hidden">{words.choice}</legend>
                {words.works.map((work) => (
                  <button
                    key={work.service}
                    type="button"
                    className={styles.work}
                    aria-pressed={work.service === service}
                    onClick={() => setService(work.service)}
                  >
                    {work.label}
                  </button>
                ))}
              </fieldset>
              {/* A screen reader announces the measure of a grip; this would interrupt it. */}
              <output className={styles.size} aria-live="off">
                <span key={squareMeters}>{decimal(squareMeters, 1)}</span>{" "}
                <span className={styles.unit}>m²</span>
              </output>
              {price && (
                <p className={styles.price}>
                  <PriceFigure size="panel" {...price} />
                  <span className="t-small">{isFor}</span>
                </p>
              )}
              <ButtonLink tone="ink" href={pathWith(squareMeters, isExample)}>
                {words.take}
              </ButtonLink>
              <p className="t-small">{words.estimate}</p>
              {undo && (
                <button type="button" className="u-more" onClick={undo}>
                  {texts.undo}
                </button>
              )}
            </div>
          );
        }}
      </DrawnWall>
    </section>
  );
}
