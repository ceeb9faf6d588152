import { useEffect, useRef, useState } from "react";
import type { WallTexts } from "#data/pages/wall.ts";
import type { Indication } from "#features/price-indication/indication.ts";
import { squareMetresValue } from "#features/price-indication/numbers.ts";
import { netSquareMetres, type Drawing as Walls } from "#features/wall/drawing.ts";
import { Field } from "#ui/Field.tsx";
import { FilePicker } from "./FilePicker.tsx";
import styles from "./QuoteForm.module.css";
import { Drawing } from "./Tiles.tsx";
import type { Enquiry } from "./use-enquiry.ts";

interface Props {
  enquiry: Enquiry;
  indication: Indication | undefined;
  wall: WallTexts;
}

const wallId = "drawn-wall";

/** How large the work is: in square metres, as a drawing, and on photographs. */
export function SizeStep({ enquiry, indication, wall }: Props) {
  const { draw, squareMetersHint } = enquiry.texts;
  const measure = indication?.work?.measure;
  const [isOpen, setOpen] = useState(false);
  const [script, setScript] = useState<typeof import("#features/wall/Wall.tsx") | "failed">();

  const place = useRef<HTMLDivElement>(null);

  // On a narrow screen it opens below what opened it.
  useEffect(() => {
    if (isOpen && script && matchMedia("(width < 60rem)").matches) {
      place.current?.scrollIntoView();
    }
  }, [isOpen, script]);

  const fetchWall = () => {
    import("#features/wall/Wall.tsx").then(setScript, () => setScript("failed"));
  };
  const toggle = () => {
    setOpen(!isOpen);
    fetchWall();
  };
  const take = (drawing: Walls) =>
    enquiry.take({ squareMeters: squareMetresValue(netSquareMetres(drawing, measure)) }, drawing);

  return (
    <>
      <div className={styles.squareMetres}>
        <Field
          {...enquiry.field("squareMeters")}
          hint={enquiry.drawing ? draw.filledIn : squareMetersHint}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className={`u-with-script ${styles.draw}`}>
        <p className="t-bold" id={`${wallId}-question`}>
          {draw.question}
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={wallId}
          aria-describedby={`${wallId}-question ${wallId}-hint`}
          onPointerEnter={fetchWall}
          onClick={toggle}
        >
          <Drawing name="wall" />
          {isOpen ? draw.close : draw.open}
        </button>
        <p className="t-small" id={`${wallId}-hint`}>
          {draw.hint}
        </p>
      </div>
      <div ref={place} id={wallId} className={`l-whole ${styles.wall}`} hidden={!isOpen}>
        {!script && <p>{wall.drawing}</p>}
        {script === "failed" && <p role="alert">{draw.failed}</p>}
        {isOpen && script && script !== "failed" && (
          <script.DrawnWall
            value={enquiry.drawing}
            onChange={take}
            measure={measure}
            texts={wall}
          />
        )}
      </div>
      <FilePicker enquiry={enquiry} />
    </>
  );
}
