import { squareMetersValue } from "@contractor/core/enquiry/square-meters.ts";
import { describePrice } from "@contractor/core/prices/estimate/describe-price.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { exampleWall, isOutside, type WallDrawing } from "#components/wall/geometry.ts";
import { TileIcon } from "./Tiles.tsx";
import type { Quote } from "./use-quote.ts";
import styles from "./WallDrawer.module.css";

type WallModule = typeof import("#components/wall/FormWall.tsx");

interface Props {
  quote: Quote;
  /** Called when the drawing has been closed because its square metres are used. */
  onUsed: () => void;
}

const wallId = "drawn-wall";

/** A button that opens the drawing of a wall below it, whose code is fetched then. */
export function WallDrawer({ quote, onUsed }: Props) {
  const { pricing, prices, wall: texts } = quote;
  const { draw } = quote.quoteTexts;
  const { values, drawing } = quote.state;
  const measure = quote.pricedJob?.work?.measure;
  const [isOpen, setOpen] = useState(false);
  const [fetched, setFetched] = useState<WallModule | "failed">();
  const wallModule = fetched === "failed" ? undefined : fetched;
  const place = useRef<HTMLDivElement>(null);
  const lastDrawn = useRef(drawing);

  // The form was emptied: the next one begins anew. As soon as that shows, or it would close what a
  // visitor opens at that moment.
  useLayoutEffect(() => {
    if (lastDrawn.current && !drawing) {
      setOpen(false);
    }
    lastDrawn.current = drawing;
  }, [drawing]);

  useEffect(() => {
    // On a narrow screen it opens below what opened it.
    if (isOpen && wallModule && matchMedia("(max-width: 59.99rem)").matches) {
      place.current?.scrollIntoView();
    }
  }, [isOpen, wallModule]);

  const fetchWall = () => {
    import("#components/wall/FormWall.tsx").then(setFetched, () => setFetched("failed"));
  };

  const change = (changed: WallDrawing | undefined) => {
    lastDrawn.current = changed;
    quote.changeDrawing(changed);
  };

  const toggle = () => {
    // It shows what was drawn before, which a press that began before the script has not read yet.
    quote.begin();
    setOpen(!isOpen);
    fetchWall();
  };

  const use = (finished: WallDrawing) => {
    change(finished);
    setOpen(false);
    onUsed();
  };

  const figureOf = (drawn: number) => {
    const job = pricing.pricedJob({ ...values, squareMeters: squareMetersValue(drawn) });
    return job?.estimate ? describePrice.figure(job, prices) : undefined;
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
            key={isOutside(measure) ? measure : "room"}
            value={drawing}
            example={exampleWall(measure)}
            measure={measure}
            onChange={change}
            figureOf={figureOf}
            onUse={use}
            texts={texts}
          />
        )}
      </div>
    </>
  );
}
