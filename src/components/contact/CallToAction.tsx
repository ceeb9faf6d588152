import { LinkedText } from "#components/text/LinkedText.tsx";
import { breaksData } from "#data/firm/breaks.ts";
import { business } from "#data/firm/business.ts";
import { shortHours } from "#data/firm/short-hours.ts";
import { fill } from "#data/format/fill.ts";
import type { TitledText } from "#data/reading/common-schemas.ts";
import { servicePages } from "#data/services/service-pages.ts";
import { shell } from "#data/shell/shell.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Heading } from "#ui/Heading.tsx";
import styles from "./CallToAction.module.css";
import { LargePhoneNumber } from "./LargePhoneNumber.tsx";

interface Props {
  heading: string;
  text?: string;
  button: string;
  href: string;
  /** The accessible name of the phone number. */
  phoneButton?: string;
  /** The text of a second link beside the button. */
  second?: string;
  secondHref?: string;
  badges?: readonly TitledText[];
  tone?: "yellow" | "cobalt";
}

/** Who answers the phone, and when; in a break behaviour.ts says until when nobody does. */
function whoAnswers(): string {
  const hours = shortHours(business.data.openingHours);
  const { always, during } = shell.data.whoAnswers;
  return hours === "" ? always : fill(during, { hours });
}

/** The coloured section at the end of a page: a large phone number, and a button. */
export function CallToAction({
  heading,
  text,
  button,
  href,
  phoneButton = servicePages.data.call,
  second,
  secondHref,
  badges = [],
  tone = "yellow",
}: Props) {
  return (
    <section className={`l-part u-uncover plane-${tone}`} aria-labelledby="next-step">
      <Heading level={2} id="next-step" className="u-below-1" text={heading} />
      {text && (
        <p className="t-lead">
          <LinkedText text={text} />
        </p>
      )}
      <p className="t-text-l t-capital " data-breaks={breaksData()}>
        {whoAnswers()}
      </p>
      <LargePhoneNumber label={phoneButton} />
      <div className="l-actions">
        <ButtonLink href={href} tone="ink">
          {button}
        </ButtonLink>
        {second && (
          <ButtonLink href={secondHref} tone="line">
            {second}
          </ButtonLink>
        )}
      </div>
      {badges.length > 0 && (
        <ul className={`l-columns u-above-3 ${styles.badges}`}>
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
