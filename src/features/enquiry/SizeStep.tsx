import { useEffect, useRef, useState } from "react";
import type { WallTexts } from "#data/pages/wall.ts";
import type { Indication } from "#features/price-indication/indication.ts";
import { squareMetersValue } from "#features/price-indication/numbers.ts";
import { netSquareMeters, type WallDrawing } from "#features/wall/drawing.ts";
import { loadWall, type WallModule } from "#features/wall/load-wall.ts";
import { Field } from "#ui/Field.tsx";
import { FilePicker } from "./FilePicker.tsx";
import styles from "./QuoteForm.module.css";
import { TileIcon } from "./TileIcon.tsx";
import type { Enquiry } from "./use-enquiry.ts";

interface Props {
  enquiry: Enquiry;
  indication: Indication | undefined;
  wall: WallTexts;
}

const wallId = "drawn-wall";

/** Asks how large the work is: in square metres, as a drawing, and on photographs. */
export function SizeStep({ enquiry, indication, wall }: Props) {
  const { draw, squareMetersHint } = enquiry.texts;
  const measure = indication?.work?.measure;
  const [isOpen, setOpen] = useState(false);
  const [wallModule, setWallModule] = useState<WallModule>();
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  // On a narrow screen it opens below what opened it.
  useEffect(() => {
    if (isOpen && wallModule && matchMedia("(max-width: 59.99rem)").matches) {
      place.current?.scrollIntoView();
    }
  }, [isOpen, wallModule]);

  const fetchWall = async () => {
    setHasFailed(false);
    try {
      const fetched = await loadWall();
      setWallModule(fetched);
    } catch {
      setHasFailed(true);
    }
  };

  const toggle = () => {
    setOpen(!isOpen);
    void fetchWall();
  };

  const change = (drawing: WallDrawing) => {
    enquiry.changeDrawing(drawing, squareMetersValue(netSquareMeters(drawing, measure)));
  };

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
          onPointerEnter={() => void fetchWall()}
          onClick={toggle}
        >
          <TileIcon name="wall" />
          {isOpen ? draw.close : draw.open}
        </button>
        <p className="t-small" id={`${wallId}-hint`}>
          {draw.hint}
        </p>
      </div>
      <div ref={place} id={wallId} className={`l-whole ${styles.wall}`} hidden={!isOpen}>
        {!wallModule && !hasFailed && <p>{wall.drawing}</p>}
        {hasFailed && <p role="alert">{draw.failed}</p>}
        {isOpen && wallModule && (
          <wallModule.DrawnWall
            value={enquiry.drawing}
            onChange={change}
            measure={measure}
            texts={wall}
          />
        )}
      </div>
      <FilePicker enquiry={enquiry} />
    </>
  );
}
