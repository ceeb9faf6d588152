import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/ui/Button";
import { CheckField } from "@/ui/Field";
import { Elevation } from "./Elevation";
import {
  type Counts,
  type Drawing,
  decimal,
  fill,
  metres,
  netSquareMetres,
  newDrawing,
  type Opening,
  type Start,
  squareMetresOf,
  type Wall,
  wallName,
} from "./drawing";
import { addWall, mostWalls, newOpening, removeOpening, removeWall, replaceWall, withCeiling } from "./edit";
import { MeasureField, Measures } from "./Measures";
import { Total } from "./Total";
import type { WallTexts } from "@/content/pages/wall";
import { useDrag } from "./use-drag";
import styles from "./Wall.module.css";

interface Props {
  value: Drawing | undefined;
  /** Told of every change; while something is dragged as a transition, so that the page keeps up with the finger. */
  onChange: (drawing: Drawing) => void;
  start: Start;
  counts: Counts;
  texts: WallTexts;
}

const usualRoom = 400;

/** The width of an element, followed. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(350);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

/** A wall to draw at scale: width, height, doors and windows, by pointer, by keyboard or typed. */
export function DrawnWall({ value, onChange, start, counts, texts }: Props) {
  const fresh = useMemo(() => newDrawing(start), [start]);
  const [dragged, setDragged] = useState<Drawing>();
  const drawing = dragged ?? value ?? fresh;
  const { walls, ceiling } = drawing;
  const [wallId, setWallId] = useState(1);
  const [held, setHeld] = useState<number>();
  const [message, setMessage] = useState("");
  const { element, width } = useWidth();
  const adding = useRef<HTMLButtonElement>(null);

  const wall = walls.find(({ id }) => id === wallId) ?? (walls[0] as Wall);
  const room = wall === walls[0] && counts === "wall" ? (ceiling ?? 0) : 0;

  const drag = useDrag({
    wall,
    room,
    width,
    onPull(next, isOver) {
      const drawn = replaceWall(drawing, next);
      setDragged(isOver ? undefined : drawn);
      if (isOver) onChange(drawn);
      else startTransition(() => onChange(drawn));
    },
  });

  /** Takes a drawing over, and says in words what was done. */
  function change(next: Drawing, words = "", values: Record<string, string> = {}) {
    const squareMetres = decimal(netSquareMetres(next, counts));
    setMessage(fill(words, { ...values, squareMetres }));
    onChange(next);
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
    if (!opening) return setMessage(full);
    const drawn = replaceWall(drawing, { ...wall, openings: [...wall.openings, opening] });
    change(drawn, texts.said.added, { name, width: metres(opening.width), height: metres(opening.height) });
    setHeld(opening.id);
  }

  function remove(id: number) {
    const opening = wall.openings.find((one) => one.id === id);
    if (!opening) return;
    const drawn = replaceWall(drawing, removeOpening(wall, id));
    change(drawn, texts.said.removed, { name: nameOf(opening) });
    setHeld(undefined);
    adding.current?.focus();
  }

  function addNext() {
    const next = addWall(drawing, wall);
    change(next);
    choose(next.walls.at(-1)?.id ?? 1);
  }

  function removeThis() {
    change(removeWall(drawing, wall.id));
    choose(0);
    adding.current?.focus();
  }

  function setRoom(length: number | undefined) {
    const next = withCeiling(drawing, length);
    change(next);
    return next.ceiling ?? 0;
  }

  const name = wallName(walls.indexOf(wall), texts);
  const opening = wall.openings.find(({ id }) => id === held);
  const removable = opening
    ? { name: nameOf(opening), remove: () => remove(opening.id) }
    : walls.length > 1 && { name, remove: removeThis };
  const onWall = (next: Wall) => change(replaceWall(drawing, next));
  const shared = { wall, nameOf, onHold: setHeld, onChange: onWall, onRemove: remove, texts };

  return (
    <section className={`${styles.wall} plane-shade`} aria-label={texts.label}>
      <fieldset className={styles.walls} aria-label={texts.walls}>
        {walls.map((one, index) => (
          <button type="button" key={one.id} aria-pressed={one === wall} onClick={() => choose(one.id)}>
            {wallName(index, texts)}{" "}
            <small className="small">{decimal(squareMetresOf([one], counts), 1)} m²</small>
          </button>
        ))}
        {walls.length < mostWalls && (
          <button type="button" className={styles.plus} onClick={addNext}>
            + {texts.addWall}
          </button>
        )}
      </fieldset>
      <div ref={element}>
        <Elevation
          {...{ ...shared, drag, held }}
          ceiling={`${texts.ceiling.name} ${metres(wall.width)} × ${metres(room)}`}
        />
      </div>
      <div className={styles.actions}>
        <Button tone="line" compact ref={adding} onClick={() => add("door")}>
          <i className={styles.door} /> {texts.openings.door.add}
        </Button>
        <Button tone="line" compact onClick={() => add("window")}>
          <i className={styles.window} /> {texts.openings.window.add}
        </Button>
        {removable && (
          <Button tone="line" compact onClick={removable.remove}>
            {fill(texts.remove, { name: removable.name })}
          </Button>
        )}
        <p className="small" role="status">
          {message}
        </p>
      </div>
      <Total {...{ drawing, counts, texts }} />
      <div className={styles.typed}>
        <h3>{texts.typed.heading}</h3>
        <Measures {...shared} key={wall.id} name={name} />
        {counts === "wall" && (start === "room" || ceiling !== undefined) && (
          <div className={styles.ceiling}>
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
