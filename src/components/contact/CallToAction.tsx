import { useId } from "react";
import { business } from "@/content/business/business";
import { shell } from "@/content/pages/shell";
import type { TitledText } from "@/content/schemas/common";
import { ButtonLink } from "@/ui/Button";
import styles from "./CallToAction.module.css";

interface Props {
  heading: string;
  text?: string;
  button: string;
  /** Where the button leads. */
  href: string;
  /** The label of the phone link beside it. */
  call?: string;
  /** Another way, beside the button. */
  second?: { label: string; href: string };
  /** What speaks for it; without, who answers, and when. */
  badges?: readonly TitledText[];
  tone?: "yellow" | "cobalt";
}

/** The plane of pure colour that closes a page: one action, and the phone for who would rather talk. */
export function CallToAction({ heading, text, button, href, call, second, badges, tone = "yellow" }: Props) {
  const id = useId();
  const phone = `tel:${business.phoneInternational}`;
  return (
    <section className={`twelve split ${styles.plane} plane-${tone}`} aria-labelledby={id}>
      <div>
        <h2 id={id} className="large">
          {heading}
        </h2>
        {text && <p className="lead">{text}</p>}
        <div className={`actions ${styles.actions}`}>
          <ButtonLink href={href} tone="ink">
            {button}
          </ButtonLink>
          {second && (
            <ButtonLink href={second.href} tone="line">
              {second.label}
            </ButtonLink>
          )}
          {call && (
            <ButtonLink href={phone} tone="line">
              {call}
            </ButtonLink>
          )}
        </div>
      </div>
      {badges ? (
        <ul className={`rows ${styles.badges}`}>
          {badges.map((badge) => (
            <li key={badge.title}>
              <b>{badge.title}</b>
              {badge.text}
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.answer}>
          <p>{shell.whoAnswers.who}</p>
          <a className="figure" href={phone}>
            {business.phone}
          </a>
          <p>{shell.whoAnswers.when}</p>
        </div>
      )}
    </section>
  );
}
