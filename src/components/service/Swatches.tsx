import type { Swatch } from "#data/services/service-sections.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./Swatches.module.css";

/** Textures in real size, each with its name; a narrow screen shows less of them, as large. */
export function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <ul className={styles.swatches}>
      {swatches.map(({ swatch, title, text }) => (
        <li key={title}>
          <img
            className={styles.texture}
            src={`/swatch-${swatch}.svg`}
            width={180}
            height={180}
            alt=""
            loading="lazy"
          />
          <Heading level={3} className="u-above-1" text={title} />
          <p className="t-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
