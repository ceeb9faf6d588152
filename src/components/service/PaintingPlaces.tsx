import { useId } from "react";
import { Photograph } from "#components/photo/Photograph.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { fromPrice } from "#data/services/rate-price.ts";
import type { Place } from "#data/services/service-sections.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import { TickList } from "#ui/TickList.tsx";
import styles from "./PaintingPlaces.module.css";

interface PlaceProps {
  place: Place;
  isAlone: boolean;
  plane: "shade" | "ink";
  side: "left" | "right";
}

/** A place to paint, with its photograph, its scope and its price, unless the hero has it. */
function PaintingPlace({ place, isAlone, plane, side }: PlaceProps) {
  const id = useId();
  return (
    <section className={classes(`plane-${plane}`, isAlone && styles.alone)} aria-labelledby={id}>
      <Photograph name={place.photo} size="half" height="auto" className={styles.photo} />
      <div className={`l-column ${styles.words} ${styles[side]}`}>
        <Heading level={2} id={id} className={styles.heading} text={place.heading} />
        {place.price && (
          <p>
            <PriceFigure prefix={place.price.prefix} {...fromPrice(place.price.rate)} />
          </p>
        )}
        <p className="t-soft">{place.text}</p>
        <TickList items={place.items} layout="one" />
      </div>
    </section>
  );
}

interface Props {
  interior: Place | undefined;
  exterior: Place | undefined;
}

/** Painting inside and outside, side by side; the one alone of a firm that does no more. */
export function PaintingPlaces({ interior, exterior }: Props) {
  return (
    <div className={`l-column ${styles.places}`}>
      {interior && <PaintingPlace place={interior} isAlone={!exterior} plane="shade" side="left" />}
      {exterior && <PaintingPlace place={exterior} isAlone={!interior} plane="ink" side="right" />}
    </div>
  );
}
