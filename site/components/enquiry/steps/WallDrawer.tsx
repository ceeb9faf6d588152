import { squareMetersValue } from "@contractor/core/enquiry/square-meters.ts";
import { describePrice } from "@contractor/core/prices/estimate/describe-price.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Drawn } from "#components/wall/DrawnWall.tsx";
import { exampleWall, isOutside, type WallDrawing } from "#components/wall/geometry.ts";
import { TileIcon } from "./Tiles.tsx";
import type { Quote } from "./use-quote.ts";
import styles from "./WallDrawer.module.css";

type WallModule = typeof import("#components/wall/FormWall.tsx");

interface Props {
  quote: Quote;
  /** Whether the square metres of the form are those of the drawing. */
  isUsed: boolean;
  /** Called when the drawing has been closed because its square metres are used. */
  onUsed: () => void;
  /** Called when the drawing comes on the screen, and when it leaves it. */
  onView: (isInView: boolean) => void;
}

const wallId = "drawn-wall";

/** A button that opens the drawing of a wall below it, whose code is fetched then. */
export function WallDrawer({ quote, isUsed, onUsed, onView }: Props) {
  const { pricing, prices, wall: texts } = quote;
  const { draw } = quote.quoteTexts;
  const { values, drawing } = quote.state;
  const measure = quote.pricedJob?.work?.measure;
  const [isOpen, setOpen] = useState(false);
  const [fetched, setFetched] = useState<WallModule | "failed">();
  const wallModule = fetched === "failed" ? undefined : fetched;
  const place = useRef<HTMLDivElement>(null);
  const lastDrawn = useRef(drawing);

  // The form was emptied, or the drawing left out: the next one begins anew. As soon as that shows,
  // or it would close what a visitor opens at that moment.
  useLayoutEffect(() => {
    if (drawing !== lastDrawn.current) {
      lastDrawn.current = drawing;
      setOpen(false);
    }
  }, [drawing]);

  useEffect(() => {
    if (!isOpen || !wallModule || !place.current) {
      return;
    }
    // On a narrow screen it opens below what opened it.
    if (matchMedia("(max-width: 59.99rem)").matches) {
      place.current.scrollIntoView();
    }
    const observer = new IntersectionObserver((entries) => {
      onView(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      onView(false);
    };
  }, [isOpen, wallModule, onView]);

  const fetchWall = () => {
    import("#components/wall/FormWall.tsx").then(setFetched, () => setFetched("failed"));
  };

  const change = (changed: WallDrawing | undefined, part?: string) => {
    lastDrawn.current = changed;
    quote.changeDrawing(changed, part);
  };

  /** Closes the drawing, with the part that it is of. */
  const finish = (finished: WallDrawing) => {
    change(finished, pricing.drawnPart(values, finished));
    setOpen(false);
  };

  const toggle = () => {
    if (isOpen && isUsed && drawing) {
      finish(drawing);
      return;
    }
    setOpen(!isOpen);
    fetchWall();
  };

  const use = (finished: WallDrawing) => {
    finish(finished);
    onUsed();
  };

  const figureOf = ({ drawing: drawn, squareMeters }: Drawn) => {
    const part = pricing.drawnPart(values, drawn);
    const size = squareMetersValue(squareMeters);
    const job = pricing.pricedJob({ ...values, part, squareMeters: size });
    return job?.estimate ? describePrice(job, prices, "figure") : undefined;
  };

  return (
    <>
      <div className={`u-with-script ${styles.drawer}`}>
        <p className="t-bold" id={`${wallId}-question`}>
          {draw.question}
        </p>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={wallId}
          aria-describedby={`${wallId}-question ${wallId}-hint`}
          onPointerEnter={fetchWall}
          onClick={toggle}
        >
          <TileIcon name="wall" className={styles.drawing} />
          <span>{isOpen ? draw.close : draw.open}</span>
        </button>
        <p className="t-small" id={`${wallId}-hint`}>
          {draw.hint}
        </p>
      </div>
      <div ref={place} id={wallId} className={`l-whole ${styles.wall}`} hidden={!isOpen}>
        {!fetched && <p>{texts.drawing}</p>}
        {fetched === "failed" && <p role="alert">{draw.failed}</p>}
        {isOpen && wallModule && (
          <wallModule.FormWall
            key={measure === "ceiling" || isOutside(measure) ? measure : "room"}
            value={drawing}
            example={exampleWall(measure)}
            measure={measure}
            onChange={(changed) => change(changed)}
            figureOf={figureOf}
            onUse={use}
            texts={texts}
          />
        )}
      </div>
    </>
  );
}
