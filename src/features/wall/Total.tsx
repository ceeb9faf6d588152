import {
  type Counts,
  ceilingSquareMetres,
  counted,
  type Drawing,
  decimal,
  grossSquareMetres,
  netSquareMetres,
  openingCounts,
  openingSquareMetres,
} from "./drawing";
import type { WallTexts } from "@/content/pages/wall";
import styles from "./Wall.module.css";

interface Props {
  drawing: Drawing;
  counts: Counts;
  texts: WallTexts;
}

/** What the drawing comes to, and of what. */
export function Total({ drawing, counts, texts }: Props) {
  const { walls } = drawing;
  const sign = counts === "frames" ? "" : "− ";
  const openings = openingCounts(walls, texts).map(({ kind, text }) => ({
    text,
    amount: `${sign}${decimal(openingSquareMetres(walls, kind))}`,
  }));
  const gross = { text: counted(walls.length, texts.total.walls), amount: decimal(grossSquareMetres(walls)) };
  const ceiling = ceilingSquareMetres(drawing, counts);
  const above = ceiling ? [{ text: texts.ceiling.name, amount: decimal(ceiling) }] : [];
  const rows = counts === "frames" ? openings : [gross, ...openings, ...above];
  return (
    <div className={styles.total}>
      {/* Each handle says its own measure; the sum would be heard over it at every step. */}
      <output aria-live="off">
        {decimal(netSquareMetres(drawing, counts), 1)}
        <span>m²</span>
      </output>
      <dl>
        {rows.map(({ text, amount }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{amount} m²</dd>
          </div>
        ))}
      </dl>
      <p>{counts === "frames" ? texts.total.frames : texts.total.wall}</p>
    </div>
  );
}
