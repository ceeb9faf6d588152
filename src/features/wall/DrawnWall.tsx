import { startTransition, useRef, useState } from "react";
import type { WallTexts } from "#data/texts/wall.ts";
import { Button } from "#ui/Button.tsx";
import { CheckField } from "#ui/CheckField.tsx";
import styles from "./DrawnWall.module.css";
import { decimal, fillLengths, wallName } from "./describe-drawing.ts";
import {
  countsCeiling,
  countsWalls,
  type Measure,
  netSquareMeters,
  newDrawing,
  type Opening,
  type OpeningKind,
  type Wall,
  type WallDrawing,
} from "./drawing.ts";
import { Elevation } from "./Elevation.tsx";
import { limits, newOpening, replaceWall, snapped } from "./edit.ts";
import { MeasureField } from "./MeasureField.tsx";
import { Measures } from "./Measures.tsx";
import { Total, type WallPrice } from "./Total.tsx";
import { WallTabs } from "./WallTabs.tsx";

interface Props {
  value: WallDrawing | undefined;
  /**
   * Called at every change. While something is dragged it is a transition, so that the page keeps
   * up with the finger.
   */
  onChange: (drawing: WallDrawing) => void;
  /** Called when the visitor is done drawing. */
  onUse: (drawing: WallDrawing) => void;
  measure: Measure;
  /** The price of the job at a size; undefined when it is not known. */
  priceAt: (squareMeters: number) => WallPrice | undefined;
  texts: WallTexts;
}

const usualRoomLength = 400;
const kinds = ["door", "window"] as const;

/** Explains that the drawing is an example, with its measures. */
function exampleText(measure: Measure, texts: WallTexts): string {
  const [wall] = newDrawing(measure).walls;
  const short = (centimetres = 0) => (centimetres / 100).toLocaleString("nl-NL");
  return fillLengths(texts.example, { width: short(wall?.width), height: short(wall?.height) });
}

/** Draws walls at scale, with doors and windows, by pointer, by keyboard or by typing measures. */
export function DrawnWall({ value, onChange, onUse, measure, priceAt, texts }: Props) {
  const [dragged, setDragged] = useState<WallDrawing>();
  const drawing = dragged ?? value ?? newDrawing(measure);
  const { walls, ceiling } = drawing;
  const [wallId, setWallId] = useState(1);
  const [selectedId, setSelectedId] = useState<number>();
  const [message, setMessage] = useState({ text: "", isShown: false });
  const actions = useRef<HTMLDivElement>(null);

  const wall = walls.find(({ id }) => id === wallId) ?? (walls[0] as Wall);
  const name = wallName(walls.indexOf(wall), texts);

  /** Changes the drawing, and announces the change to screen readers. */
  function change(
    next: WallDrawing,
    announcement = "",
    values: Record<string, string | number> = {},
  ) {
    const squareMeters = decimal(netSquareMeters(next, measure));
    setMessage({ text: fillLengths(announcement, { ...values, squareMeters }), isShown: false });
    onChange(next);
  }
  const changeWall = (next: Wall) => change(replaceWall(drawing, next));

  function drag(next: Wall, isOver: boolean) {
    const drawn = replaceWall(drawing, next);
    setDragged(isOver ? undefined : drawn);
    if (isOver) {
      onChange(drawn);
    } else {
      startTransition(() => onChange(drawn));
    }
  }

  function selectWall(id: number) {
    setWallId(id);
    setSelectedId(undefined);
  }

  function nameOf(opening: Opening) {
    const alike = wall.openings.filter(({ kind }) => kind === opening.kind);
    const { name } = texts.openings[opening.kind];
    return alike.length > 1 ? `${name} ${alike.indexOf(opening) + 1}` : name;
  }

  function add(kind: OpeningKind) {
    const { name, full } = texts.openings[kind];
    const opening = newOpening(wall, kind);
    if (!opening) {
      setMessage({ text: full, isShown: true });
      return;
    }
    const drawn = replaceWall(drawing, { ...wall, openings: [...wall.openings, opening] });
    change(drawn, texts.spoken.added, { ...opening, name });
    setSelectedId(opening.id);
  }

  function addWall() {
    const id = Math.max(...walls.map((one) => one.id)) + 1;
    change({
      ...drawing,
      walls: [...walls, { id, width: 400, height: wall.height, openings: [] }],
    });
    selectWall(id);
  }

  /** For when the button that has the focus disappears. */
  const focusFirstAction = () => actions.current?.querySelector("button")?.focus();

  function removeOpening(id: number) {
    const opening = wall.openings.find((one) => one.id === id);
    if (!opening) {
      return;
    }
    const openings = wall.openings.filter((one) => one !== opening);
    const drawn = replaceWall(drawing, { ...wall, openings });
    change(drawn, texts.spoken.removed, { name: nameOf(opening) });
    selectWall(wall.id);
    focusFirstAction();
  }

  function removeWall() {
    const otherWalls = walls.filter((one) => one !== wall);
    change({ ...drawing, walls: otherWalls });
    selectWall(otherWalls[0]?.id ?? 0);
    focusFirstAction();
  }

  /**
   * Adds a ceiling over a room of this length in centimetres; returns the length after rounding.
   */
  function setRoomLength(length: number): number {
    const snappedLength = snapped(length, limits.room);
    change({ ...drawing, ceiling: snappedLength });
    return snappedLength;
  }

  function toggleCeiling(isWanted: boolean) {
    if (isWanted) {
      setRoomLength(usualRoomLength);
    } else {
      change({ ...drawing, ceiling: undefined });
    }
  }

  const selected = wall.openings.find(({ id }) => id === selectedId);
  const isExample = !dragged && !value;
  const squareMeters = netSquareMeters(drawing, measure);
  const asksCeiling = countsCeiling(measure);
  const shared = {
    wall,
    nameOf,
    onSelect: setSelectedId,
    onChange: changeWall,
    onRemove: removeOpening,
    texts,
  };

  return (
    <section className="plane-shade" aria-label={texts.label}>
      <WallTabs
        walls={walls}
        shown={wall}
        measure={measure}
        onShow={selectWall}
        onAdd={addWall}
        texts={texts}
      />
      {isExample && countsWalls(measure) && (
        <p className={styles.example}>{exampleText(measure, texts)}</p>
      )}
      <Elevation
        {...shared}
        isCounted={countsWalls(measure)}
        selectedId={selectedId}
        roomLength={wall === walls[0] && asksCeiling ? (ceiling ?? 0) : 0}
        onDrag={drag}
      />
      <div ref={actions} className={styles.actions}>
        {kinds.map((kind) => (
          <Button key={kind} tone="line" compact onClick={() => add(kind)}>
            <span className={styles[kind]} /> {texts.openings[kind].add}
          </Button>
        ))}
        {selected && (
          <Button tone="line" compact onClick={() => removeOpening(selected.id)}>
            {fillLengths(texts.remove, { name: nameOf(selected) })}
          </Button>
        )}
        {!selected && walls.length > 1 && (
          <Button tone="line" compact onClick={removeWall}>
            {fillLengths(texts.remove, { name })}
          </Button>
        )}
        <p className={message.isShown ? "t-small l-whole" : "u-visually-hidden"} role="status">
          {message.text}
        </p>
      </div>
      {asksCeiling && (
        <div className={styles.ceiling}>
          <CheckField
            name="ceiling"
            label={texts.ceiling.add}
            required={false}
            checked={ceiling !== undefined}
            onChange={({ target }) => toggleCeiling(target.checked)}
          />
          {ceiling !== undefined && (
            <MeasureField
              name="room"
              label={texts.ceiling.length}
              value={ceiling}
              onType={setRoomLength}
              texts={texts}
            />
          )}
        </div>
      )}
      <Total
        drawing={drawing}
        isExample={isExample}
        measure={measure}
        price={priceAt(squareMeters)}
        texts={texts}
      />
      {squareMeters > 0 && (
        <div className={styles.use}>
          <Button onClick={() => onUse(drawing)}>
            {fillLengths(texts.use, { squareMeters: decimal(squareMeters, 1) })}
          </Button>
        </div>
      )}
      <details className={styles.typed}>
        <summary className={styles.summary}>{texts.typed.heading}</summary>
        <Measures {...shared} key={wall.id} name={name} />
      </details>
    </section>
  );
}
