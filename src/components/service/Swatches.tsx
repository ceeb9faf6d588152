import { Photograph } from "#components/photo/Photograph.tsx";
import type { ServiceSections } from "#data/services/service-sections.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./Swatches.module.css";

/** Textures, each with its name and a mark of a centimetre. */
export function Swatches({ swatches = [] }: Pick<ServiceSections["samples"], "swatches">) {
  return (
    <ul className={styles.swatches}>
      {swatches.map(({ swatch, photo, title, text }) => (
        <li key={title}>
          <div className={styles.texture}>
            {photo && (
              <Photograph
                name={photo}
                size="half"
                height="auto"
                className={styles.photo}
                decorative
              />
            )}
            {swatch && (
              <img
                className={styles.drawing}
                src={`/swatch-${swatch}.svg`}
                width={240}
                height={160}
                alt=""
                loading="lazy"
              />
            )}
            <svg className={styles.mark} viewBox="0 0 50 24" aria-hidden="true">
              <path fill="#fff" stroke="var(--ink)" strokeWidth="1.5" d="M.75.75h48.5v22.5H.75z" />
              <path stroke="var(--ink)" strokeWidth="2" d="M8 12h34" />
            </svg>
          </div>
          <Heading level={3} className="u-above-1" text={title} />
          <p className="t-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
