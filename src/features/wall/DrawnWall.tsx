import { startTransition, useRef, useState } from "react";
import type { WallTexts } from "#data/pages/wall.ts";
import { Button } from "#ui/Button.tsx";
import { CheckField } from "#ui/Field.tsx";
import {
  decimal,
  fill,
  type Measure,
  netSquareMeters,
  newDrawing,
  type Opening,
  type Wall,
  type WallDrawing,
  wallName,
} from "./drawing.ts";
import { Elevation } from "./Elevation.tsx";
import { limits, mostWalls, newOpening, replaceWall, snapped } from "./edit.ts";
import { MeasureField, Measures } from "./Measures.tsx";
import { Total } from "./Total.tsx";
import styles from "./Wall.module.css";

interface Props {
  value: WallDrawing | undefined;
  /**
   * Told of every change; while something is dragged as a transition, so that the page keeps up
   * with the finger.
   */
  onChange: (drawing: WallDrawing) => void;
  measure: Measure;
  texts: WallTexts;
}

const usualRoom = 400;
const kinds = ["door", "window"] as const;

/** A wall to draw at scale: width, height, doors and windows, by pointer, by keyboard or typed. */
export function DrawnWall({ value, onChange, measure, texts }: Props) {
  const [dragged, setDragged] = useState<WallDrawing>();
  const drawing = dragged ?? value ?? newDrawing(measure);
  const { walls, ceiling } = drawing;
  const [wallId, setWallId] = useState(1);
  const [held, setHeld] = useState<number>();
  const [message, setMessage] = useState("");
  const actions = useRef<HTMLDivElement>(null);

  const wall = walls.find(({ id }) => id === wallId) ?? (walls[0] as Wall);
  const name = wallName(walls.indexOf(wall), texts);

  /** Takes a drawing over, and says in words what was done. */
  function change(next: WallDrawing, words = "", values: Record<string, string | number> = {}) {
    const squareMetres = decimal(netSquareMeters(next, measure));
    setMessage(fill(words, { ...values, squareMetres }));
    onChange(next);
  }
  const changeWall = (next: Wall) => change(replaceWall(drawing, next));

  function pull(next: Wall, isOver: boolean) {
    const drawn = replaceWall(drawing, next);
    setDragged(isOver ? undefined : drawn);
    if (isOver) {
      onChange(drawn);
    } else {
      startTransition(() => onChange(drawn));
    }
  }

  function choose(id: number) {
    setWallId(id);
    setHeld(undefined);
  }

  function nameOf(opening: Opening) {
    const alike = wall.openings.filter(({ kind }) => kind === opening.kind);
    const { name } = texts.openings[opening.kind];
    return alike.length > 1 ? `${name} ${alike.indexOf(opening) + 1}` : name;
  }

  function add(kind: Opening["kind"]) {
    const { name, full } = texts.openings[kind];
    const opening = newOpening(wall, kind);
    if (!opening) {
      return setMessage(full);
    }
    const drawn = replaceWall(drawing, { ...wall, openings: [...wall.openings, opening] });
    change(drawn, texts.said.added, { ...opening, name });
    setHeld(opening.id);
  }

  function addNext() {
    const id = Math.max(...walls.map((one) => one.id)) + 1;
    change({
      ...drawing,
      walls: [...walls, { id, width: 400, height: wall.height, openings: [] }],
    });
    choose(id);
  }

  /** Takes an opening away, or the whole wall; the focus stays beside the drawing. */
  function remove(id?: number) {
    const opening = wall.openings.find((one) => one.id === id);
    const openings = wall.openings.filter((one) => one !== opening);
    if (!opening) {
      change({ ...drawing, walls: walls.filter((one) => one !== wall) });
    } else {
      change(replaceWall(drawing, { ...wall, openings }), texts.said.removed, {
        name: nameOf(opening),
      });
    }
    choose(opening ? wall.id : 0);
    actions.current?.querySelector("button")?.focus();
  }

  /** Puts a ceiling over a room of this length, or takes it away. */
  function setRoom(length?: number) {
    const ceiling = length && snapped(length, limits.room);
    change({ ...drawing, ceiling });
    return ceiling ?? 0;
  }

  const opening = wall.openings.find(({ id }) => id === held);
  const shared = { wall, nameOf, onHold: setHeld, onChange: changeWall, onRemove: remove, texts };

  return (
    <section className="plane-shade" aria-label={texts.label}>
      <fieldset className={`l-wrap ${styles.walls}`} aria-label={texts.walls}>
        {walls.map((one, index) => (
          <button
            type="button"
            key={one.id}
            aria-pressed={one === wall}
            onClick={() => choose(one.id)}
          >
            {wallName(index, texts)}{" "}
            <small className="t-small">
              {decimal(netSquareMeters({ walls: [one] }, measure), 1)} m²
            </small>
          </button>
        ))}
        {walls.length < mostWalls && (
          <button type="button" className={styles.plus} onClick={addNext}>
            + {texts.addWall}
          </button>
        )}
      </fieldset>
      <Elevation
        {...shared}
        held={held}
        room={wall === walls[0] && measure !== "none" ? (ceiling ?? 0) : 0}
        onPull={pull}
      />
      <div ref={actions} className={`l-wrap ${styles.actions}`}>
        {kinds.map((kind) => (
          <Button key={kind} tone="line" compact onClick={() => add(kind)}>
            <i className={styles[kind]} /> {texts.openings[kind].add}
          </Button>
        ))}
        {(opening || walls.length > 1) && (
          <Button tone="line" compact onClick={() => remove(opening?.id)}>
            {fill(texts.remove, { name: opening ? nameOf(opening) : name })}
          </Button>
        )}
        <p className="t-small" role="status">
          {message}
        </p>
      </div>
      <Total drawing={drawing} measure={measure} texts={texts} />
      <div className={styles.typed}>
        <h3>{texts.typed.heading}</h3>
        <Measures {...shared} key={wall.id} name={name} />
        {measure !== "none" && (measure !== "facade" || ceiling !== undefined) && (
          <div className={`l-wrap ${styles.ceiling}`}>
            <CheckField
              name="ceiling"
              label={texts.ceiling.add}
              required={false}
              checked={ceiling !== undefined}
              onChange={({ target }) => setRoom(target.checked ? usualRoom : undefined)}
            />
            {ceiling !== undefined && (
              <MeasureField
                name="room"
                label={texts.ceiling.length}
                value={ceiling}
                onType={setRoom}
                texts={texts}
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
