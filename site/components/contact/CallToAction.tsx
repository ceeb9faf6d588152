import { ownBreak, shortHours } from "@contractor/core/facts/firm/closed-days.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { servicePages } from "@contractor/core/facts/services/service-texts.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import type { TitledText } from "@contractor/core/reading/common-schemas.ts";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Heading } from "#ui/Heading.tsx";
import styles from "./CallToAction.module.css";

interface Props {
  heading: string;
  text?: string;
  button: string;
  href: string;
  /** The accessible name of the phone number. */
  phoneButton?: string;
  /** The text of a second link beside the button, to the page for contact. */
  second?: string;
  badges?: readonly TitledText[];
  tone?: "yellow" | "cobalt";
  /** The number is as wide as the screen, once a site; elsewhere it is a row. */
  isPoster?: boolean;
}

/** Who answers the phone, and when; in a break behaviour.ts says until when nobody does. */
function whoAnswers(): string {
  const hours = shortHours(business.data.openingHours);
  const { always, during } = shell.data.whoAnswers;
  return hours === "" ? always : fill(during, { hours });
}

/** The coloured section at the end of a page: a button, and the phone number with who answers. */
export function CallToAction({
  heading,
  text,
  button,
  href,
  phoneButton = servicePages.data.call,
  second,
  badges = [],
  tone = "yellow",
  isPoster = false,
}: Props) {
  const { phone, phoneInternational } = business.data;
  return (
    <section className={`l-part plane-${tone} ${styles.call}`} aria-labelledby="next-step">
      <Heading level={2} id="next-step" className={styles.heading} text={heading} />
      {text && (
        <p className="t-lead u-above-1">
          <LinkedText text={text} />
        </p>
      )}
      <div className="l-actions u-above-2 u-below-2">
        <ButtonLink href={href} tone="ink" className={styles.button}>
          {button}
        </ButtonLink>
        {second && (
          <ButtonLink href="/contact" tone="line">
            {second}
          </ButtonLink>
        )}
      </div>
      {isPoster && <LargePhoneNumber label={phoneButton} />}
      <div className={`l-wrap ${styles.row}`}>
        {!isPoster && (
          <a className={`t-figure ${styles.number}`} href={`tel:${phoneInternational}`}>
            <span className="u-visually-hidden">{phoneButton.replace(phone, "")}</span> {phone}
          </a>
        )}
        <p className="t-capital" data-break={JSON.stringify(ownBreak())}>
          {whoAnswers()}
        </p>
      </div>
      {badges.length > 0 && (
        <ul className={`l-columns u-above-1 ${styles.badges}`}>
          {badges.map((badge) => (
            <li key={badge.title} className={styles.badge}>
              <b className={styles.title}>{badge.title}</b> {badge.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

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
function LargePhoneNumber({ label }: { label: string }) {
  const { phone, phoneInternational } = business.data;
  const width = Array.from(phone, characterWidth).reduce((sum, one) => sum + one, 0);
  const line = { y: 74, textLength: width, lengthAdjust: "spacingAndGlyphs" };
  return (
    <a className={styles.poster} href={`tel:${phoneInternational}`}>
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
