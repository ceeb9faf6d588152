import type { ReactNode } from "react";
import { decimal, wallName } from "#components/wall/drawing/describe-drawing.ts";
import {
  type CountedSurface,
  countsCeiling,
  countsWalls,
  netSquareMeters,
  type Wall,
  type WallDrawing,
} from "#components/wall/drawing/drawing.ts";
import { maxWalls } from "#components/wall/drawing/edit.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import styles from "./WallTabs.module.css";

interface TabProps {
  isShown: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tab({ isShown, onPress, children }: TabProps) {
  return (
    <button type="button" className={styles.wall} aria-pressed={isShown} onClick={onPress}>
      {children}
    </button>
  );
}

function AddButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className={`${styles.wall} ${styles.add}`} onClick={onPress}>
      + {children}
    </button>
  );
}

type Surface = "wall" | "ceiling";

interface Props {
  drawing: WallDrawing;
  /** Whether nothing has been changed, so that a ceiling can be drawn instead of a wall. */
  isExample: boolean;
  shown: Wall;
  measure: CountedSurface;
  onShow: (id: number) => void;
  onBegin: (surface: Surface) => void;
  onAdd: (surface: Surface) => void;
  texts: WallTexts;
}

/**
 * Buttons to choose what to draw, and then which wall or ceiling of the drawing is shown. When
 * there are several, each has its size.
 */
export function WallTabs(props: Props) {
  const { drawing, isExample, shown, measure, onShow, onBegin, onAdd, texts } = props;
  const { walls } = drawing;
  if (isExample && countsCeiling(measure) && countsWalls(measure)) {
    return (
      <fieldset className={styles.walls}>
        <legend className="u-visually-hidden">{texts.walls}</legend>
        <Tab isShown={!shown.isCeiling} onPress={() => onBegin("wall")}>
          {texts.onlyWalls}
        </Tab>
        <Tab isShown={shown.isCeiling === true} onPress={() => onBegin("ceiling")}>
          {texts.ceiling.only}
        </Tab>
      </fieldset>
    );
  }
  return (
    <fieldset className={styles.walls}>
      <legend className="u-visually-hidden">{texts.walls}</legend>
      {walls.map((wall) => (
        <Tab key={wall.id} isShown={wall === shown} onPress={() => onShow(wall.id)}>
          {wallName(wall, drawing, texts)}
          {walls.length > 1 && (
            <small className={styles.size}>
              {` ${decimal(netSquareMeters({ walls: [wall] }, measure), 1)} m²`}
            </small>
          )}
        </Tab>
      ))}
      {walls.length < maxWalls && (
        <>
          {measure !== "ceiling" && (
            <AddButton onPress={() => onAdd("wall")}>{texts.addWall}</AddButton>
          )}
          {countsCeiling(measure) && (
            <AddButton onPress={() => onAdd("ceiling")}>{texts.ceiling.add}</AddButton>
          )}
        </>
      )}
    </fieldset>
  );
}
