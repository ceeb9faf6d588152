import { business } from "#data/business/business.ts";
import type { TitledText } from "#data/lib/common-schemas.ts";
import { shell } from "#data/pages/shell.ts";
import { ButtonLink } from "#ui/Button.tsx";
import styles from "./CallToAction.module.css";

const phone = `tel:${business.data.phoneInternational}`;

interface Props {
  heading: string;
  text?: string;
  button: string;
  href: string;
  /** Another way beside it, which is the phone unless said otherwise. */
  second?: string;
  secondHref?: string;
  /** What speaks for it; without, who answers, and when. */
  badges?: readonly TitledText[];
  tone?: "yellow" | "cobalt";
}

/**
 * The plane of pure colour that closes a page: one action, and the phone for who would rather talk.
 */
export function CallToAction({ heading, text, badges, tone = "yellow", ...ways }: Props) {
  const { button, href, second, secondHref = phone } = ways;
  return (
    <section
      className={`l-twelve l-split l-part ${styles.plane} plane-${tone}`}
      aria-labelledby="next-step"
    >
      <div className="l-split-main">
        <h2 id="next-step" className="t-large u-below-2">
          {heading}
        </h2>
        {text && <p className="t-lead">{text}</p>}
        <div className="l-actions u-above-4">
          <ButtonLink href={href} tone="ink">
            {button}
          </ButtonLink>
          {second && (
            <ButtonLink href={secondHref} tone="line">
              {second}
            </ButtonLink>
          )}
        </div>
      </div>
      {badges ? (
        <ul className="l-split-side l-rows">
          {badges.map((badge) => (
            <li key={badge.title}>
              <b>{badge.title}</b>
              <br />
              {badge.text}
            </li>
          ))}
        </ul>
      ) : (
        <div className="l-split-side l-ruled">
          <p>{shell.data.whoAnswers.who}</p>
          <a className={`t-figure ${styles.phone}`} href={phone}>
            {business.data.phone}
          </a>
          <p>{shell.data.whoAnswers.when}</p>
        </div>
      )}
    </section>
  );
}
