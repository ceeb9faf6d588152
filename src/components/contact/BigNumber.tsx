import { business } from "#data/business/business.ts";
import styles from "./BigNumber.module.css";

/** The number of units that the last sign, which is set tight like the others, stands out. */
const overhang = 5;

/** How wide a sign is in Archivo, set tight, in hundredths of the size of its type. */
function signWidth(sign: string): number {
  if (/\s/.test(sign)) {
    return 15;
  }
  return /[\d+]/.test(sign) ? 58 : 29;
}

/**
 * The phone number across the whole line, however long it is: drawn, because type follows the width
 * of its line only so, and in any typeface it stays as wide.
 */
export function BigNumber({ label }: { label: string }) {
  const { phone, phoneInternational } = business.data;
  let width = 0;
  for (const sign of phone) {
    width += signWidth(sign);
  }
  return (
    <a className={styles.number} href={`tel:${phoneInternational}`}>
      <span className="u-visually-hidden">{label}</span>
      <svg viewBox={`0 0 ${width + overhang} 78`} className={styles.drawing} aria-hidden="true">
        <text y="74" textLength={width} lengthAdjust="spacingAndGlyphs">
          {phone}
        </text>
      </svg>
    </a>
  );
}
