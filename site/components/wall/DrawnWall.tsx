import type { WallTexts } from "@contractor/core/facts/enquiry/wall.ts";
import {
  type Dispatch,
  type ReactNode,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import styles from "./DrawnWall.module.css";
import { decimal, fillLengths, openingName, wallName } from "./describe-drawing.ts";
import { Elevation } from "./Elevation.tsx";
import {
  type CountedSurface,
  countsFrames,
  maxWalls,
  netSquareMeters,
  readMeasure,
  resizeWall,
  type Side,
  sides,
  step,
  type WallDrawing,
} from "./geometry.ts";
import { MeasureField } from "./MeasureField.tsx";
import {
  shownWall,
  startState,
  type WallAction,
  type WallState,
  wallReducer,
} from "./wall-reducer.ts";

/** What is drawn, for what stands below it. An example counts for nothing. */
export interface Drawn {
  drawing: WallDrawing;
  squareMeters: number;
  isExample: boolean;
}

interface Props {
  /** The drawing of an earlier visit, if any. */
  value?: WallDrawing | undefined;
  /** What the visitor begins with otherwise. */
  example: WallDrawing;
  /** What is measured for the work. */
  measure: CountedSurface;
  onChange?: (drawing: WallDrawing | undefined) => void;
  /** What belongs to the drawing, such as the total. */
  children: (drawn: Drawn) => ReactNode;
  texts: WallTexts;
  /** Whether there is no more than one wall. */
  isOneWall?: boolean;
  className?: string | undefined;
}

/** Draws walls at scale, with doors and windows, by pointer, by keyboard or by typing measures. */
export function DrawnWall(props: Props) {
  const { value, example, measure, onChange, children, texts, isOneWall, className } = props;
  const [state, dispatch] = useReducer(wallReducer, undefined, () => startState(value, example));
  const { drawing, selectedId, full } = state;
  const wall = shownWall(state);
  const { width, height } = wall;
  const selected = wall.openings.find(({ id }) => id === selectedId);
  const name = wallName(wall, drawing, texts);
  const isExample = drawing === state.example;
  /** What became of the measure that was typed last, when that is something else. */
  const [note, setNote] = useState("");
  const section = useRef<HTMLElement>(null);
  const drawn = isExample ? undefined : drawing;

  const report = useEffectEvent((changed: WallDrawing | undefined) => {
    if (changed !== value) {
      // A transition, so that the page keeps up with the finger.
      startTransition(() => onChange?.(changed));
    }
  });
  // At once: an effect that waits may run while the form is drawn, which then has another drawing.
  useLayoutEffect(() => report(drawn), [drawn]);

  function applyTyped(side: Side, typed: string) {
    const wanted = readMeasure(typed);
    if (wanted === undefined) {
      setNote(texts.typed.noNumber);
      return;
    }
    dispatch({ type: "change", change: (now) => resizeWall(now, side, wanted) });
    const value = resizeWall(wall, side, wanted)[side];
    const isAsTyped = Math.abs(value - wanted) < step;
    setNote(isAsTyped ? "" : fillLengths(texts.typed.limited, { value }));
  }

  /** The focus moves on, because what has it disappears. */
  function remove() {
    flushSync(() => dispatch({ type: "remove" }));
    section.current?.querySelector<HTMLElement>("[data-next]")?.focus();
  }

  return (
    <section
      ref={section}
      className={classes("plane-shade", styles.drawn, className)}
      aria-label={texts.label}
    >
      {!isOneWall && <WallTabs state={state} dispatch={dispatch} texts={texts} />}
      <div className={styles.sides}>
        {/* It keeps its room, so that no press on what is below it is lost when it changes. */}
        <p className={styles.hint} role="status">
          {note ||
            (isExample && !countsFrames(measure) && fillLengths(texts.example, { width, height }))}
        </p>
        <fieldset key={wall.id} className={styles.measures}>
          <legend className="u-visually-hidden">{name}</legend>
          {sides.map((side) => (
            <MeasureField
              key={side}
              name={`wall-${side}`}
              label={texts.measures[side]}
              value={wall[side]}
              onType={(typed) => applyTyped(side, typed)}
            />
          ))}
        </fieldset>
      </div>
      <Elevation
        wall={wall}
        measure={measure}
        selectedId={selectedId}
        dispatch={dispatch}
        onRemove={remove}
        texts={texts}
      />
      <div className={styles.buttons}>
        {(["door", "window"] as const).map((kind) => (
          <Button
            key={kind}
            tone="line"
            size="compact"
            data-next=""
            onClick={() => dispatch({ type: "addOpening", kind })}
          >
            <span className={styles[kind]} /> {texts.openings[kind].add}
          </Button>
        ))}
        {(selected || drawing.walls.length > 1) && (
          <Button tone="line" size="compact" onClick={remove}>
            {fillLengths(texts.remove, {
              name: selected ? openingName(selected, wall, texts) : name,
            })}
          </Button>
        )}
        <p className="t-small l-whole" role="status">
          {full && texts.openings[full].full}
        </p>
      </div>
      {children({ drawing, squareMeters: netSquareMeters(drawing, measure), isExample })}
    </section>
  );
}

/**
 * The square metres of a drawing, large. A screen reader announces the measure of a grip, which
 * this would interrupt.
 */
export const SquareMeters = ({ value, className }: { value: number; className?: string }) => (
  <output className={classes(styles.squareMeters, className)} aria-live="off">
    <span key={value}>{decimal(value, 1)}</span> <span className={styles.unit}>m²</span>
  </output>
);

interface TabsProps extends Pick<Props, "texts"> {
  state: WallState;
  dispatch: Dispatch<WallAction>;
}

/** Buttons to choose which wall of the drawing is shown, and to add others. */
function WallTabs({ state, dispatch, texts }: TabsProps) {
  const { drawing } = state;
  return (
    <fieldset className={styles.walls}>
      <legend className="u-visually-hidden">{texts.walls}</legend>
      {drawing.walls.map((wall) => (
        <button
          key={wall.id}
          type="button"
          className={styles.wall}
          aria-pressed={wall === shownWall(state)}
          onClick={() => dispatch({ type: "show", id: wall.id })}
        >
          {wallName(wall, drawing, texts)}
        </button>
      ))}
      {drawing.walls.length < maxWalls && (
        <button
          type="button"
          className={`${styles.wall} ${styles.add}`}
          onClick={() => dispatch({ type: "addWall" })}
        >
          + {texts.addWall}
        </button>
      )}
    </fieldset>
  );
}
