import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { classes } from "#ui/classes.ts";
import { type DrawingTexts, WallButtons, WallTabs } from "./Controls.tsx";
import styles from "./DrawnWall.module.css";
import { fillLengths, wallName } from "./describe-drawing.ts";
import { Elevation } from "./Elevation.tsx";
import {
  type CountedSurface,
  countsItself,
  netSquareMeters,
  type WallDrawing,
} from "./geometry.ts";
import { Measures } from "./Measures.tsx";
import { shownWall, startState, type WallAction, wallReducer } from "./wall-reducer.ts";

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
  texts: DrawingTexts;
  /** Whether there is no more than one wall. */
  isOneWall?: boolean;
  className?: string | undefined;
}

/** Draws walls at scale, with doors and windows, by pointer, by keyboard or by typing measures. */
export function DrawnWall(props: Props) {
  const { value, example, measure, onChange, children, texts, isOneWall, className } = props;
  const [state, dispatch] = useReducer(wallReducer, undefined, () => startState(value, example));
  const { drawing, beforeDrag, selectedId } = state;
  const wall = shownWall(state);
  const isExample = drawing === state.example;
  // Until a drag ends, so that nothing moves under the finger meanwhile.
  const looksLikeExample = (beforeDrag ?? drawing) === state.example;
  const section = useRef<HTMLElement>(null);
  const buttons = useRef<HTMLDivElement>(null);

  const report = useEffectEvent(() => {
    // A transition, so that the page keeps up with the finger.
    startTransition(() => onChange?.(isExample ? undefined : drawing));
  });
  const reported = useRef(drawing);
  useEffect(() => {
    if (reported.current !== drawing) {
      reported.current = drawing;
      report();
    }
  }, [drawing]);

  /** The focus moves on, because what has it disappears. */
  function remove(action: WallAction) {
    flushSync(() => dispatch(action));
    const next =
      buttons.current?.querySelector("button") ?? section.current?.querySelector("button");
    next?.focus();
  }

  return (
    <section ref={section} className={classes("plane-shade", className)} aria-label={texts.label}>
      {!isOneWall && <WallTabs state={state} dispatch={dispatch} measure={measure} texts={texts} />}
      <div className={styles.sides}>
        {looksLikeExample && countsItself(wall, measure) && (
          <p className={styles.example}>
            {fillLengths(wall.isCeiling ? texts.ceiling.example : texts.example, {
              width: wall.width,
              height: wall.height,
            })}
          </p>
        )}
        <Measures
          key={wall.id}
          wall={wall}
          name={wallName(wall, drawing, texts)}
          onResize={(side, centimetres) => dispatch({ type: "resize", side, centimetres })}
          texts={texts}
        />
      </div>
      <Elevation
        wall={wall}
        measure={measure}
        selectedId={selectedId}
        dispatch={dispatch}
        onRemove={(id) => remove({ type: "removeOpening", id })}
        texts={texts}
      />
      <WallButtons
        ref={buttons}
        state={state}
        dispatch={dispatch}
        onRemove={remove}
        texts={texts}
      />
      {children({ drawing, squareMeters: netSquareMeters(drawing, measure), isExample })}
    </section>
  );
}
