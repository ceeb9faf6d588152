import { LinkedText } from "#components/text/LinkedText.tsx";
import { business } from "#data/firm/business.ts";
import { breakData } from "#data/firm/closed-days.ts";
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
  secondHref,
  badges = [],
  tone = "yellow",
  isPoster = false,
}: Props) {
  const { phone, phoneInternational } = business.data;
  return (
    <section className={`l-part plane-${tone}`} aria-labelledby="next-step">
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
          <ButtonLink href={secondHref} tone="line">
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
        <p className="t-capital" data-break={breakData()}>
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
