import { fill } from "#data/format/fill.ts";
import type { Weeks } from "#data/services/service-sections.ts";
import { classes } from "#ui/classes.ts";
import styles from "./WeekBar.module.css";

/** The colours of the parts that are certain, in turn. */
const tones = [styles.paper, styles.cobalt, styles.yellow, styles.ink];

/** The class of words on a part of this colour. */
const insideOf = (tone: string | undefined) =>
  tone === styles.cobalt || tone === styles.ink ? styles.light : undefined;

interface Part {
  label: string;
  note?: string | undefined;
  tone: string | undefined;
  /** In weeks. */
  from: number;
  until: number;
  steps: readonly number[];
}

function partsOf({ parts }: Weeks): Part[] {
  let certain = 0;
  return parts.map(({ open, ...part }, i) => {
    const tone = open ? styles.open : tones[certain % tones.length];
    certain += open ? 0 : 1;
    return { ...part, tone, from: parts[i - 1]?.until ?? 0 };
  });
}

function StepMark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.ink} d="M0 0h30v30H0z" />
      <text className={classes(styles.text, styles.number)} x="15" y="22">
        {number}
      </text>
    </g>
  );
}

/** A key, which hangs where the weeks begin. */
const keyShape = "M0 0h34v34H0zM34 17h52M68 17v14M82 17v10";

interface DrawingProps {
  weeks: Weeks;
  parts: readonly Part[];
}

const wideWeek = 150;
/** The bar from left to right, for screens on which its words are large enough. */
function WideBar({ weeks, parts }: DrawingProps) {
  const { last } = weeks;
  const at = (week: number) => 1 + week * wideWeek;
  return (
    <svg
      className={classes("u-drawing", styles.drawing, styles.wide)}
      viewBox={`0 0 ${at(last) + 1} 240`}
      role="img"
      aria-label={weeks.description}
    >
      <path className={styles.key} transform="translate(1 8)" d={keyShape} />
      <path className={styles.line} d="M1 42v54" />
      <text className={classes(styles.text, styles.label)} x="104" y="34">
        {weeks.begin}
      </text>
      {parts.map(({ label, note, tone, from, until, steps }) => (
        <g key={label}>
          <path className={tone} d={`M${at(from)} 96H${at(until)}v104H${at(from)}z`} />
          <text
            className={classes(styles.text, styles.label, insideOf(tone))}
            x={at(from) + 16}
            y="152"
          >
            {label}
          </text>
          <text className={classes(styles.text, insideOf(tone))} x={at(from) + 16} y="178">
            {note}
          </text>
          {steps.map((number, i) => (
            <StepMark key={number} x={at(from) + i * 84} y={81} number={number} />
          ))}
        </g>
      ))}
      {Array.from({ length: last }, (_, i) => (
        <text key={i} className={classes(styles.text, styles.week)} x={at(i + 0.5)} y="230">
          {fill(weeks.week, { number: i + 1 })}
        </text>
      ))}
    </svg>
  );
}

const narrowWeek = 84;
/** The bar from top to bottom, with its words beside it. */
function NarrowBar({ weeks, parts }: DrawingProps) {
  const { last } = weeks;
  const at = (week: number) => 44 + week * narrowWeek;
  return (
    <svg
      className={classes("u-drawing", styles.drawing, styles.narrow)}
      viewBox={`0 0 350 ${at(last) + 2}`}
      role="img"
      aria-label={weeks.description}
    >
      <path className={styles.key} transform="translate(68 4) scale(.8)" d={keyShape} />
      <text className={classes(styles.text, styles.label)} x="154" y="28">
        {weeks.begin}
      </text>
      {parts.map(({ label, note, tone, from, until, steps }) => (
        <g key={label}>
          <path className={tone} d={`M68 ${at(from)}h64V${at(until)}H68z`} />
          {steps.map((number, i) => (
            <StepMark key={number} x={144 + i * 36} y={at(from)} number={number} />
          ))}
          <text
            className={classes(styles.text, styles.label)}
            x="144"
            y={at(from) + (steps.length > 0 ? 56 : 22)}
          >
            {label}
          </text>
          <text className={styles.text} x="144" y={at(from) + (steps.length > 0 ? 78 : 44)}>
            {note}
          </text>
        </g>
      ))}
      {Array.from({ length: last }, (_, i) => (
        <text key={i} className={classes(styles.text, styles.weekBeside)} x="60" y={at(i) + 20}>
          {fill(weeks.week, { number: i + 1 })}
        </text>
      ))}
    </svg>
  );
}

/** When what happens, as a bar of weeks; its numbers are those of the steps below it. */
export function WeekBar({ weeks }: { weeks: Weeks }) {
  const parts = partsOf(weeks);
  return (
    <>
      <WideBar weeks={weeks} parts={parts} />
      <NarrowBar weeks={weeks} parts={parts} />
    </>
  );
}
