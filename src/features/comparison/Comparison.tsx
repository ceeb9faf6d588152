import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { ComparisonTexts } from "@/content/pages/shell";
import styles from "./Comparison.module.css";
import { positionAt } from "./position";

interface Props {
  /** What is compared, for the range input's label. */
  title: string;
  texts: ComparisonTexts;
  /** The same view before and after the work. */
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * Before and after under one divider, 0 to 100 percent from the left, half way at first. Drag it with mouse or
 * finger, or move the hidden range input by keyboard. Without script both halves stay side by side.
 */
export default function Comparison({ title, texts, before, after }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const [position, setPosition] = useState(50);

  // The policy refuses style attributes in HTML, so the position is set through the object model.
  useEffect(() => root.current?.style.setProperty("--position", `${position}%`), [position]);

  const follow = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (box) setPosition(positionAt(event.clientX, box.left, box.width));
  };

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    dragging.current = true;
    // Captured, the pointer may leave the picture: the drag ends where the button is released. A press that was
    // made again because it came before the script has no pointer left to capture.
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };

  const move = (event: PointerEvent<HTMLDivElement>) => {
    // A drag that began before the script had arrived goes on as if it had been there.
    if (!dragging.current && event.pointerType === "mouse" && event.buttons === 1)
      start({ ...event, button: 0 });
    if (dragging.current) follow(event);
  };

  const stop = () => {
    dragging.current = false;
  };

  return (
    <div
      ref={root}
      className={styles.comparison}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      data-comparison
    >
      <div className={styles.after}>{after}</div>
      <div className={styles.before}>{before}</div>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={position}
        onChange={(event) => setPosition(Number(event.currentTarget.value))}
        aria-label={texts.slider.replace("{title}", title)}
        aria-valuetext={texts.position
          .replace("{before}", `${position}`)
          .replace("{after}", `${100 - position}`)}
      />
      <span className={styles.divider} aria-hidden="true">
        <svg className={styles.handle} viewBox="0 0 64 64" aria-hidden="true">
          <path d="m25 22-10 10 10 10M39 22l10 10-10 10" fill="none" stroke="currentColor" strokeWidth="5" />
        </svg>
      </span>
      <span className={styles.label}>{texts.before}</span>
      <span className={`${styles.label} ${styles.end}`}>{texts.after}</span>
    </div>
  );
}
