import type { WallTexts } from "#data/texts/wall.ts";
import { decimal, wallName } from "./describe-drawing.ts";
import { type Measure, netSquareMeters, type Wall } from "./drawing.ts";
import { maxWalls } from "./edit.ts";
import styles from "./WallTabs.module.css";

interface Props {
  walls: readonly Wall[];
  /** The wall that is shown. */
  shown: Wall;
  measure: Measure;
  onShow: (id: number) => void;
  onAdd: () => void;
  texts: WallTexts;
}

/** Buttons to choose a wall of the drawing. When there are several, each shows its size. */
export function WallTabs({ walls, shown, measure, onShow, onAdd, texts }: Props) {
  return (
    <fieldset className={styles.walls} aria-label={texts.walls}>
      {walls.map((wall, index) => (
        <button
          type="button"
          key={wall.id}
          className={styles.wall}
          aria-pressed={wall === shown}
          onClick={() => onShow(wall.id)}
        >
          {wallName(index, texts)}
          {walls.length > 1 && (
            <small className={styles.size}>
              {" "}
              {decimal(netSquareMeters({ walls: [wall] }, measure), 1)} m²
            </small>
          )}
        </button>
      ))}
      {walls.length < maxWalls && (
        <button type="button" className={`${styles.wall} ${styles.add}`} onClick={onAdd}>
          + {texts.addWall}
        </button>
      )}
    </fieldset>
  );
}
