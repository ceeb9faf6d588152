import { expect, test } from "vitest";
import { createDrag } from "./drag.ts";

/** A drag that writes down what it is told. */
function begin() {
  const told: string[] = [];
  const drag = createDrag<string>({
    isDrag: ({ x, y }) => Math.abs(x) > Math.abs(y),
    onMove: (what, { x }) => told.push(`${what} moves ${x}`),
    onDrop: (what) => told.push(`${what} is dropped`),
    onCancel: (what, hasMoved) => told.push(`${what} ${hasMoved ? "goes back" : "has not moved"}`),
  });
  const pointer = (pointerId: number, clientX: number, clientY = 0, pointerType = "touch") => ({
    pointerId,
    pointerType,
    clientX,
    clientY,
    timeStamp: 0,
  });
  drag.press(pointer(1, 100), "grip");
  return { drag, told, pointer };
}

test("a finger drags sideways, and lets go", () => {
  const { drag, told, pointer } = begin();
  drag.move(pointer(1, 120));
  drag.up(pointer(1, 120));
  drag.move(pointer(1, 140));
  expect(told).toEqual(["grip moves 20", "grip is dropped"]);
});

test("a finger that goes up or down scrolls the page", () => {
  const { drag, told, pointer } = begin();
  drag.move(pointer(1, 105, 40));
  expect(told).toEqual([]);
  drag.cancel(pointer(1, 105, 80));
  expect(told).toEqual(["grip has not moved"]);
});

test("a mouse drags at once", () => {
  const { drag, told, pointer } = begin();
  drag.press(pointer(3, 0, 0, "mouse"), "other");
  drag.move(pointer(3, 0, 30, "mouse"));
  expect(told).toEqual(["other moves 0"]);
});

test("a second finger cancels a drag, and moves nothing", () => {
  const { drag, told, pointer } = begin();
  drag.move(pointer(1, 120));
  drag.down(pointer(2, 200));
  drag.move(pointer(1, 150));
  drag.move(pointer(2, 250));
  drag.up(pointer(1, 150));
  expect(told).toEqual(["grip moves 20", "grip goes back"]);
});
