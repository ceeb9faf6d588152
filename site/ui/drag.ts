/** What it reads of a pointer event. */
type Pointer = Pick<
  PointerEvent,
  "pointerId" | "pointerType" | "clientX" | "clientY" | "timeStamp"
>;

/** How far a pointer went since the press, in pixels. */
interface Distance {
  x: number;
  y: number;
}

interface Options<What> {
  /** Whether a finger that went this far drags; before, it may be tapping or scrolling the page. */
  isDrag: (distance: Distance, timeStamp: number) => boolean;
  onMove: (what: What, distance: Distance, pointer: Pointer) => void;
  /** Called at the release, also of a tap. */
  onDrop: (what: What, pointer: Pointer) => void;
  /** Called when it turned out to be a scroll, or a gesture of two fingers. */
  onCancel: (what: What, hasMoved: boolean) => void;
}

/**
 * A drag by one pointer. A second one cancels it, because two fingers enlarge the page, and what
 * another pointer does is not followed.
 */
export function createDrag<What>({ isDrag, onMove, onDrop, onCancel }: Options<What>) {
  let press: { what: What; by: Pointer; hasMoved: boolean } | undefined;
  const isOf = ({ pointerId }: Pointer) => press?.by.pointerId === pointerId;

  function end(onEnd: (what: What, hasMoved: boolean) => void): void {
    const ended = press;
    press = undefined;
    if (ended) {
      onEnd(ended.what, ended.hasMoved);
    }
  }

  return {
    /** Any pointer comes down; to be called before `press`. */
    down(pointer: Pointer): void {
      if (!isOf(pointer)) {
        end(onCancel);
      }
    },
    /** A pointer comes down on what it may drag. */
    press(pointer: Pointer, what: What): void {
      press = { what, by: pointer, hasMoved: pointer.pointerType !== "touch" };
    },
    move(pointer: Pointer): void {
      if (!press || !isOf(pointer)) {
        return;
      }
      const { what, by, hasMoved } = press;
      const distance = { x: pointer.clientX - by.clientX, y: pointer.clientY - by.clientY };
      if (!hasMoved) {
        if (!isDrag(distance, pointer.timeStamp)) {
          return;
        }
        press.hasMoved = true;
      }
      onMove(what, distance, pointer);
    },
    up(pointer: Pointer): void {
      if (isOf(pointer)) {
        end((what) => onDrop(what, pointer));
      }
    },
    cancel(pointer: Pointer): void {
      if (isOf(pointer)) {
        end(onCancel);
      }
    },
  };
}
