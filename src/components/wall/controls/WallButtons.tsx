import type { Dispatch, RefObject } from "react";
import { fillLengths, openingName, wallName } from "#components/wall/drawing/describe-drawing.ts";
import {
  shownWall,
  type WallAction,
  type WallState,
} from "#components/wall/drawing/wall-reducer.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { Button } from "#ui/Button.tsx";
import styles from "./WallButtons.module.css";

const openingKinds = ["door", "window"] as const;

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  state: WallState;
  onAction: Dispatch<WallAction>;
  onRemoveOpening: (id: number) => void;
  onRemoveWall: () => void;
  texts: WallTexts;
}

/** Buttons to add a door or a window, and to take away what is selected, or else the wall. */
export function WallButtons({ ref, state, onAction, texts, ...remove }: Props) {
  const { drawing, selectedId, full } = state;
  const wall = shownWall(state);
  const selected = wall.openings.find(({ id }) => id === selectedId);
  return (
    <div ref={ref} className={styles.buttons}>
      {!wall.isCeiling &&
        openingKinds.map((kind) => (
          <Button
            key={kind}
            tone="line"
            compact
            onClick={() => onAction({ type: "addOpening", kind })}
          >
            <span className={styles[kind]} /> {texts.openings[kind].add}
          </Button>
        ))}
      {selected && (
        <Button tone="line" compact onClick={() => remove.onRemoveOpening(selected.id)}>
          {fillLengths(texts.remove, { name: openingName(selected, wall, texts) })}
        </Button>
      )}
      {!selected && drawing.walls.length > 1 && (
        <Button tone="line" compact onClick={remove.onRemoveWall}>
          {fillLengths(texts.remove, { name: wallName(wall, drawing, texts) })}
        </Button>
      )}
      <p className="t-small l-whole" role="status">
        {full && texts.openings[full].full}
      </p>
    </div>
  );
}
