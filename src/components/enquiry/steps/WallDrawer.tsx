import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { EnquiryValues } from "#components/enquiry/fields.ts";
import type { Drawn } from "#components/wall/DrawnWall.tsx";
import { exampleWall, isOutside, type WallDrawing } from "#components/wall/geometry.ts";
import { squareMetersValue } from "#contract/square-meters.ts";
import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { describePrice } from "#data/estimate/describe-price.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { priceJob } from "#data/estimate/priced-job.ts";
import { drawnPart } from "./drawn-part.ts";
import { TileIcon } from "./TileIcon.tsx";
import styles from "./WallDrawer.module.css";

interface Props {
  values: EnquiryValues;
  drawing: WallDrawing | undefined;
  /**
   * Called at every change of the drawing; undefined when nothing of it is left. When it is
   * finished, with the part of the service that it is of.
   */
  onDraw: (drawing: WallDrawing | undefined, part?: string) => void;
  prices: PriceBook;
  /** The texts around the drawing, and those in it. */
  draw: QuoteTexts["draw"];
  texts: WallTexts;
  /** Whether the square metres of the form are those of the drawing. */
  isUsed: boolean;
  /** Called when the drawing has been closed because its square metres are used. */
  onUsed: () => void;
  /** Called when the drawing comes on the screen, and when it leaves it. */
  onView: (isInView: boolean) => void;
}

const wallId = "drawn-wall";

export function WallDrawer({ values, drawing, onDraw, prices, draw, texts, ...props }: Props) {
  const { isUsed, onUsed, onView } = props;
  const measure = priceJob(prices, values)?.work?.measure;
  const [isOpen, setOpen] = useState(false);
  const [wallModule, setWallModule] = useState<typeof import("#components/wall/FormWall.tsx")>();
  const [hasFailed, setHasFailed] = useState(false);
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

  // On a narrow screen it opens below what opened it.
  useEffect(() => {
    if (isOpen && wallModule && matchMedia("(max-width: 59.99rem)").matches) {
      place.current?.scrollIntoView();
    }
  }, [isOpen, wallModule]);

  useEffect(() => {
    if (!isOpen || !wallModule || !place.current) {
      return;
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

  const fetchWall = async () => {
    setHasFailed(false);
    try {
      const fetched = await import("#components/wall/FormWall.tsx");
      setWallModule(fetched);
    } catch {
      setHasFailed(true);
    }
  };

  const change = (changed: WallDrawing | undefined, part?: string) => {
    lastDrawn.current = changed;
    onDraw(changed, part);
  };

  const close = (finished: WallDrawing | undefined) => {
    if (finished) {
      change(finished, drawnPart(prices, values, finished));
    }
    setOpen(false);
  };

  const toggle = () => {
    if (isOpen) {
      close(isUsed ? drawing : undefined);
      return;
    }
    setOpen(true);
    void fetchWall();
  };

  const use = (finished: WallDrawing) => {
    close(finished);
    onUsed();
  };

  const figureOf = ({ drawing: drawn, squareMeters }: Drawn) => {
    const part = drawnPart(prices, values, drawn);
    const job = { ...values, part, squareMeters: squareMetersValue(squareMeters) };
    const pricedJob = priceJob(prices, job);
    return pricedJob?.estimate ? describePrice(pricedJob, prices, "figure") : undefined;
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
        {!wallModule && !hasFailed && <p>{texts.drawing}</p>}
        {hasFailed && <p role="alert">{draw.failed}</p>}
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
