import type { WallTexts } from "@/content/pages/wall";
import { type Counts, type Drawing, decimal, netSquareMetres, partsOf, partText } from "./drawing";
import styles from "./Wall.module.css";

/** What the drawing comes to, and of what. */
export function Total({ drawing, counts, texts }: { drawing: Drawing; counts: Counts; texts: WallTexts }) {
  return (
    <div className={`${styles.total} plane-ink`}>
      {/* Each handle says its own measure; the sum would be heard over it at every step. */}
      <output aria-live="off">
        {decimal(netSquareMetres(drawing, counts), 1)}
        <span>m²</span>
      </output>
      <dl>
        {partsOf(drawing, counts).map((part) => (
          <div key={part.of}>
            <dt>{partText(part, texts)}</dt>
            <dd>{`${decimal(part.area).replace("-", "− ")} m²`}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{texts.total[counts]}</p>
    </div>
  );
}
