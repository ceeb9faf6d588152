import { useId } from "react";
import { euro, euroRange } from "@/content/lib/money";
import type { Tariff, Range } from "./calculation";
import { squareMetresText } from "./numbers";
import styles from "./RangeChart.module.css";

interface Props {
  /** Excluding VAT, as the example projects are. */
  range: Range;
  squareMetres: number;
  examples: Tariff["examples"];
  words: { heading: string; own: string; example: string; middle: string; note: string };
}

/** The range as a bar from low to high with its middle, on one scale with the firm's example projects. */
export function RangeChart({ range, squareMetres, examples, words }: Props) {
  const id = useId();
  const scale = Math.max(range.high, ...examples.map(({ high }) => high));
  return (
    <div className={styles.chart}>
      <h4 id={id}>{words.heading}</h4>
      <ul aria-labelledby={id}>
        <li className={styles.own}>
          <span>
            {words.own}, {squareMetresText(squareMetres)}
          </span>
          <b>{euroRange(range.low, range.high)}</b>
          <Bar {...range} scale={scale} />
          <small>
            {words.middle} {euro(range.middle)}
          </small>
        </li>
        {examples.map(({ from, to, low, high }) => (
          <li key={from}>
            <span>
              {words.example}, {from}–{to}&nbsp;m²
            </span>
            <b>{euroRange(low, high)}</b>
            <Bar {...{ low, high, scale }} />
          </li>
        ))}
      </ul>
      <p>{words.note}</p>
    </div>
  );
}

function Bar({ low, high, middle, scale }: { low: number; high: number; middle?: number; scale: number }) {
  const at = (amount: number) => (amount / scale) * 1000;
  return (
    <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 5H1000" stroke="currentColor" strokeOpacity="0.4" vectorEffect="non-scaling-stroke" />
      <rect x={at(low)} width={Math.max(at(high) - at(low), 4)} height="10" fill="currentColor" />
      {middle !== undefined && (
        <path
          className={styles.middle}
          d={`M${at(middle)} 0V10`}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
