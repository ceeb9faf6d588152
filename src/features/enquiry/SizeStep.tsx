import { useState } from "react";
import type { WallTexts } from "@/content/pages/wall";
import type { PriceList } from "@/features/price-indication/indication";
import { squareMetresValue } from "@/features/price-indication/numbers";
import { type Drawing, netSquareMetres } from "@/features/wall/drawing";
import { Field } from "@/ui/Field";
import { QuoteFiles } from "./QuoteFiles";
import styles from "./QuoteForm.module.css";
import type { Enquiry, EnquiryProps } from "./use-enquiry";
import { drawingOf, useIndication } from "./use-indication";

interface Props extends Pick<EnquiryProps, "texts"> {
  enquiry: Enquiry;
  prices: PriceList;
  wall: WallTexts;
}

const wallId = "drawn-wall";

/** How large the work is: in square metres, as a drawing, and on photographs. */
export function SizeStep({ enquiry, texts, prices, wall }: Props) {
  const { draw } = texts;
  const { indication } = useIndication(enquiry.fields.control, prices);
  const { start, counts } = drawingOf(indication);
  const [isOpen, setOpen] = useState(false);
  const [script, setScript] = useState<typeof import("@/features/wall/Wall") | "failed">();

  const fetchWall = () => {
    import("@/features/wall/Wall").then(setScript, () => setScript("failed"));
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (!script || script === "failed") fetchWall();
  };
  const take = (drawing: Drawing) =>
    enquiry.draw(drawing, squareMetresValue(netSquareMetres(drawing, counts)));

  return (
    <>
      <div className={styles.squareMetres}>
        <Field
          label={texts.fields.squareMeters}
          hint={enquiry.drawing ? draw.filledIn : texts.squareMetersHint}
          error={enquiry.fields.formState.errors.squareMeters?.message}
          inputMode="decimal"
          autoComplete="off"
          {...enquiry.typed("squareMeters")}
        />
      </div>
      <div className={styles.draw}>
        <p id={`${wallId}-question`}>{draw.question}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={wallId}
          aria-describedby={`${wallId}-question ${wallId}-hint`}
          onPointerEnter={fetchWall}
          onClick={toggle}
        >
          <WallDrawing />
          {isOpen ? draw.close : draw.open}
        </button>
        <p id={`${wallId}-hint`}>{draw.hint}</p>
      </div>
      <div id={wallId} className={styles.wall} hidden={!isOpen}>
        {script === "failed" && <p role="alert">{draw.failed}</p>}
        {isOpen && script && script !== "failed" && (
          <script.DrawnWall value={enquiry.drawing} onChange={take} {...{ start, counts }} texts={wall} />
        )}
      </div>
      <QuoteFiles {...{ enquiry, texts }} />
    </>
  );
}

/** A wall with a door, a window, and a handle at its side. */
function WallDrawing() {
  return (
    <svg viewBox="0 0 86 61" aria-hidden="true">
      <path d="M0 53h86" stroke="#12151c" strokeWidth="3" />
      <path d="M16 10h58v42H16z" fill="#fff" stroke="#12151c" strokeWidth="2.5" />
      <path d="M23 26h11v26H23z" fill="#1b3fd6" />
      <path d="M44 24h20v14H44z" fill="#f3f3ef" stroke="#ffd21f" strokeWidth="3.5" />
      <path d="M67 24h14v14H67z" fill="#12151c" />
      <path d="M70 31h8m-6-3-3 3 3 3m4-6 3 3-3 3" stroke="#fff" fill="none" strokeWidth="1.6" />
    </svg>
  );
}
