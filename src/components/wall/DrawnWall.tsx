import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { classes } from "#ui/classes.ts";
import { WallMeasures } from "./controls/Measures.tsx";
import { WallButtons } from "./controls/WallButtons.tsx";
import { WallTabs } from "./controls/WallTabs.tsx";
import styles from "./DrawnWall.module.css";
import { fillLengths, wallName } from "./drawing/describe-drawing.ts";
import {
  type CountedSurface,
  countsItself,
  exampleCeiling,
  isOutside,
  netSquareMeters,
  type Wall,
  type WallDrawing,
} from "./drawing/drawing.ts";
import { shownWall, startState, type WallAction, wallReducer } from "./drawing/wall-reducer.ts";
import { Elevation } from "./elevation/Elevation.tsx";

/** What a visitor has drawn; an example that has not been changed counts for nothing. */
interface DrawnSize {
  drawing: WallDrawing | undefined;
  squareMeters: number;
}

/** What is drawn, for what stands below it. */
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
  onChange?: (size: DrawnSize) => void;
  /** What belongs to the drawing, such as the total. */
  children: (drawn: Drawn) => ReactNode;
  texts: WallTexts;
  /** Whether there is no more than one wall. */
  isOneWall?: boolean;
  className?: string | undefined;
}

/** Draws walls at scale, with doors and windows, by pointer, by keyboard or by typing measures. */
export function DrawnWall({
  value,
  example,
  measure,
  onChange,
  children,
  texts,
  isOneWall,
  className,
}: Props) {
  const [state, dispatch] = useReducer(wallReducer, undefined, () => startState(value, example));
  const { drawing, beforeDrag, selectedId } = state;
  const wall = shownWall(state);
  const name = wallName(wall, drawing, texts);
  const squareMeters = netSquareMeters(drawing, measure);
  const isExample = drawing === state.example;
  // Until a drag ends, so that nothing moves under the finger meanwhile.
  const looksLikeExample = (beforeDrag ?? drawing) === state.example;
  const section = useRef<HTMLElement>(null);
  const buttons = useRef<HTMLDivElement>(null);

  const report = useEffectEvent(() => {
    const size = isExample ? { drawing: undefined, squareMeters: 0 } : { drawing, squareMeters };
    // A transition, so that the page keeps up with the finger.
    startTransition(() => onChange?.(size));
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
  const removeOpening = (id: number) => remove({ type: "removeOpening", id });
  const change = (changed: Wall) => dispatch({ type: "change", wall: changed });

  return (
    <section ref={section} className={classes("plane-shade", className)} aria-label={texts.label}>
      {!isOneWall && (
        <WallTabs
          drawing={drawing}
          isExample={looksLikeExample}
          shown={wall}
          measure={measure}
          onShow={(id) => dispatch({ type: "show", id })}
          onBegin={(surface) => {
            const begun = surface === "ceiling" ? exampleCeiling() : example;
            dispatch({ type: "begin", example: begun });
          }}
          onAdd={(surface) => dispatch({ type: surface === "ceiling" ? "addCeiling" : "addWall" })}
          texts={texts}
        />
      )}
      <div className={styles.sides}>
        {looksLikeExample && countsItself(wall, measure) && (
          <p className={styles.example}>
            {fillLengths(wall.isCeiling ? texts.ceiling.example : texts.example, {
              width: wall.width,
              height: wall.height,
            })}
          </p>
        )}
        <WallMeasures key={wall.id} wall={wall} name={name} onChange={change} texts={texts} />
      </div>
      <Elevation
        wall={wall}
        texts={texts}
        onSelect={(id) => dispatch({ type: "select", id })}
        onChange={change}
        onRemove={removeOpening}
        isCounted={countsItself(wall, measure)}
        isIndoors={!isOutside(measure)}
        selectedId={selectedId}
        onDrag={(dragged) => dispatch({ type: "drag", wall: dragged })}
        onDrop={() => dispatch({ type: "endDrag" })}
        onCancelDrag={() => dispatch({ type: "cancelDrag" })}
      />
      <WallButtons
        ref={buttons}
        state={state}
        onAction={dispatch}
        onRemoveOpening={removeOpening}
        onRemoveWall={() => remove({ type: "removeWall" })}
        texts={texts}
      />
      {children({ drawing, squareMeters, isExample })}
    </section>
  );
}
