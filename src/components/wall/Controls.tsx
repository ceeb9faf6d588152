import type { Dispatch, RefObject } from "react";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { Button } from "#ui/Button.tsx";
import styles from "./Controls.module.css";
import { decimal, fillLengths, openingName, wallName } from "./describe-drawing.ts";
import { type CountedSurface, countsCeiling, maxWalls, netSquareMeters } from "./geometry.ts";
import { shownWall, type WallAction, type WallState } from "./wall-reducer.ts";

/** The texts of a drawing, and of what changes it. */
export type DrawingTexts = Omit<WallTexts, "use" | "total" | "lines">;

interface Props {
  state: WallState;
  dispatch: Dispatch<WallAction>;
  texts: DrawingTexts;
}

/**
 * Buttons to choose which wall or ceiling of the drawing is shown, and to add others. When there
 * are several, each has its size.
 */
export function WallTabs({ state, dispatch, measure, texts }: Props & { measure: CountedSurface }) {
  const { drawing } = state;
  const { walls } = drawing;
  const surfaces = [
    { surface: "wall", text: texts.addWall, isOffered: measure !== "ceiling" },
    { surface: "ceiling", text: texts.ceiling.add, isOffered: countsCeiling(measure) },
  ] as const;
  return (
    <fieldset className={styles.walls}>
      <legend className="u-visually-hidden">{texts.walls}</legend>
      {walls.map((wall) => (
        <button
          key={wall.id}
          type="button"
          className={styles.wall}
          aria-pressed={wall === shownWall(state)}
          onClick={() => dispatch({ type: "show", id: wall.id })}
        >
          {wallName(wall, drawing, texts)}
          {walls.length > 1 && (
            <small className={styles.size}>
              {` ${decimal(netSquareMeters({ walls: [wall] }, measure), 1)} m²`}
            </small>
          )}
        </button>
      ))}
      {surfaces.map(
        ({ surface, text, isOffered }) =>
          isOffered &&
          walls.length < maxWalls && (
            <button
              key={surface}
              type="button"
              className={`${styles.wall} ${styles.add}`}
              onClick={() => dispatch({ type: "add", surface })}
            >
              + {text}
            </button>
          ),
      )}
    </fieldset>
  );
}

interface ButtonsProps extends Props {
  ref: RefObject<HTMLDivElement | null>;
  /** Takes away, and moves the focus on. */
  onRemove: (action: WallAction) => void;
}

/** Buttons to add a door or a window, and to take away what is selected, or else the wall. */
export function WallButtons({ ref, state, dispatch, onRemove, texts }: ButtonsProps) {
  const { drawing, selectedId, full } = state;
  const wall = shownWall(state);
  const selected = wall.openings.find(({ id }) => id === selectedId);
  const removal: WallAction = selected
    ? { type: "removeOpening", id: selected.id }
    : { type: "removeWall" };
  const name = selected ? openingName(selected, wall, texts) : wallName(wall, drawing, texts);
  return (
    <div ref={ref} className={styles.buttons}>
      {!wall.isCeiling &&
        (["door", "window"] as const).map((kind) => (
          <Button
            key={kind}
            tone="line"
            compact
            onClick={() => dispatch({ type: "addOpening", kind })}
          >
            <span className={styles[kind]} /> {texts.openings[kind].add}
          </Button>
        ))}
      {(selected || drawing.walls.length > 1) && (
        <Button tone="line" compact onClick={() => onRemove(removal)}>
          {fillLengths(texts.remove, { name })}
        </Button>
      )}
      <p className="t-small l-whole" role="status">
        {full && texts.openings[full].full}
      </p>
    </div>
  );
}
