import { fill } from "@contractor/core/facts/format/fill.ts";
import { uprightPair } from "@contractor/core/facts/photos/photos.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import type { ReactNode } from "react";
import { Photograph } from "#components/photo/Photograph.tsx";
import type { PhotoUse } from "#components/photo/photo-files.ts";
import { classes } from "#ui/classes.ts";
import styles from "./Comparison.module.css";

/** The two arrows of the handle, on 64 × 64. */
const arrows = "m25 22-10 10 10 10M39 22l10 10-10 10";

interface Props {
  title: string;
  /** The same view before and after the work. */
  before: ReactNode;
  after: ReactNode;
  /**
   * Begins with the finished picture. hero-reveal.ts fetches the picture from before the work, and
   * reveals the finished one over it.
   */
  late?: boolean;
  className?: string | undefined;
}

/**
 * The same view before and after, with a divider that drag-divider.ts moves. Without script, each
 * picture shows one half.
 */
export function Comparison({ title, before, after, late = false, className }: Props) {
  const { comparison: texts } = shell.data;
  const parts = (
    <>
      <div className={styles.before}>{before}</div>
      <input
        className={`u-visually-hidden ${styles.range}`}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        autoComplete="off"
        aria-label={fill(texts.slider, { title })}
        aria-valuetext={fill(texts.position, { before: "50", after: "50" })}
        data-position-text={texts.position}
      />
      <span className={styles.divider} data-divider="" aria-hidden="true">
        <svg className={styles.handle} viewBox="0 0 64 64" aria-hidden="true">
          <path d={arrows} fill="none" stroke="currentColor" strokeWidth="5" />
        </svg>
      </span>
      <span className={`${styles.label} u-corner`}>{texts.before}</span>
      <span className={`${styles.label} ${styles.end} u-corner`}>{texts.after}</span>
    </>
  );
  return (
    <div
      className={classes("u-plate", styles.comparison, late && styles.late, className)}
      data-comparison={late ? "late" : ""}
    >
      <div className={styles.after}>{after}</div>
      {late ? <template>{parts}</template> : parts}
    </div>
  );
}

interface PhotoProps {
  title: string;
  /** The names of the two photographs. */
  before: string;
  after: string;
  size: PhotoUse;
  className?: string | undefined;
}

/** A comparison of two photographs, which a phone shows upright. */
export function PhotoComparison({ title, before, after, size, className }: PhotoProps) {
  const onPhone = uprightPair(before, after);
  return (
    <Comparison
      className={className}
      title={title}
      before={<Photograph name={before} onPhone={onPhone?.before} upright size={size} />}
      after={<Photograph name={after} onPhone={onPhone?.after} upright size={size} />}
    />
  );
}

/** Tells a visitor to slide, under every comparison. Nothing slides without script. */
export function SlideHint() {
  return (
    <span className={`t-small u-marked u-with-script ${styles.hint}`}>
      <svg
        className={styles.arrows}
        viewBox="0 0 64 64"
        width="1rem"
        height="1rem"
        aria-hidden="true"
      >
        <path d={arrows} fill="none" stroke="currentColor" strokeWidth="6" />
      </svg>
      {shell.data.comparison.hint}
    </span>
  );
}
