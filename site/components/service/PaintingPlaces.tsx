import { fromPrice } from "@contractor/core/facts/services/rate-price.ts";
import type { ServiceSections } from "@contractor/core/facts/services/service-sections.ts";
import { useId } from "react";
import { Photograph } from "#components/photo/Photograph.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { Heading } from "#ui/Heading.tsx";
import { TickList } from "#ui/TickList.tsx";
import styles from "./PaintingPlaces.module.css";

/** Places to paint, side by side, each with its photograph, its scope and its own price if any. */
export function PaintingPlaces({ places }: { places: ServiceSections["places"] }) {
  const id = useId();
  return (
    <div className={`l-column ${styles.places}`}>
      {places.map((place, i) => (
        <section
          key={place.heading}
          className={i === 0 ? "plane-shade" : "plane-ink"}
          aria-labelledby={`${id}-${i}`}
        >
          <Photograph name={place.photo} size="half" height="auto" className={styles.photo} />
          <div className={`l-column ${styles.words} ${i === 0 ? styles.left : styles.right}`}>
            <Heading level={2} id={`${id}-${i}`} className={styles.heading} text={place.heading} />
            {place.price && (
              <p>
                <PriceFigure prefix={place.price.prefix} {...fromPrice(place.price.rate)} />
              </p>
            )}
            <p className="t-soft">{place.text}</p>
            <TickList items={place.items} layout="one" />
          </div>
        </section>
      ))}
    </div>
  );
}
