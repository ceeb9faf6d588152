import type { ServiceSections } from "@contractor/core/facts/services/service-sections.ts";
import { Photograph } from "#components/photo/Photograph.tsx";
import { Heading } from "#ui/Heading.tsx";
import { Section } from "#ui/Section.tsx";
import styles from "./Samples.module.css";

/** Textures to choose from, and below them close-ups of materials. */
export function Samples({ samples }: { samples: ServiceSections["samples"] }) {
  const { heading, intro, swatches, items } = samples;
  return (
    <Section heading={heading} intro={intro}>
      {swatches && (
        <ul className={styles.swatches}>
          {swatches.map(({ swatch, photo, title, text }) => (
            <li key={title}>
              <div className={styles.texture}>
                {photo ? (
                  <Photograph
                    name={photo}
                    size="half"
                    height="auto"
                    className="u-fill"
                    decorative
                  />
                ) : (
                  <img
                    className="u-fill"
                    src={`/swatch-${swatch}.svg`}
                    width={240}
                    height={160}
                    alt=""
                    loading="lazy"
                  />
                )}
                {/* A centimetre. */}
                <svg className={styles.mark} viewBox="0 0 50 24" aria-hidden="true">
                  <path
                    fill="#fff"
                    stroke="var(--ink)"
                    strokeWidth="1.5"
                    d="M.75.75h48.5v22.5H.75z"
                  />
                  <path stroke="var(--ink)" strokeWidth="2" d="M8 12h34" />
                </svg>
              </div>
              <Heading level={3} className="u-above-1" text={title} />
              <p className="t-soft">{text}</p>
            </li>
          ))}
        </ul>
      )}
      <ul className="l-twos">
        {items.map(({ photo, title, text }) => (
          <li key={photo}>
            <Photograph name={photo} size="half" height="auto" />
            <Heading level={3} className="u-above-3 u-below-1" text={title} />
            <p className="t-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
