import { business } from "#data/firm/business.ts";
import styles from "./LargePhoneNumber.module.css";

/** How far the last character extends beyond its width with tight spacing, in the same unit. */
const overhang = 5;

/** The width of a character in Archivo with tight spacing, in hundredths of the font size. */
function characterWidth(character: string): number {
  if (/\s/.test(character)) {
    return 15;
  }
  return /[\d+]/.test(character) ? 58 : 29;
}

/**
 * The phone number across the whole line, however long it is. It is an SVG, because CSS cannot fit
 * text to the width of a line, and so it stays as wide before the typeface has loaded.
 */
export function LargePhoneNumber({ label }: { label: string }) {
  const { phone, phoneInternational } = business.data;
  let width = 0;
  for (const character of phone) {
    width += characterWidth(character);
  }
  const line = { y: 74, textLength: width, lengthAdjust: "spacingAndGlyphs" };
  return (
    <a className={styles.number} href={`tel:${phoneInternational}`}>
      <span className="u-visually-hidden">{label}</span>
      <svg viewBox={`0 0 ${width + overhang} 78`} className={styles.drawing} aria-hidden="true">
        <text {...line}>{phone}</text>
        <text {...line} className={styles.filled}>
          {phone}
        </text>
      </svg>
    </a>
  );
}
