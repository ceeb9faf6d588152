import { useId } from "react";
import { business } from "@/content/business/business";
import type { TitledText } from "@/content/schemas/common";
import { ButtonLink } from "@/ui/Button";
import planes from "@/ui/planes.module.css";
import { bindLastWords } from "@/components/shared/bind-last-words";
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
  badges?: readonly TitledText[];
  tone?: "yellow" | "cobalt";
}

/** The plane of pure colour that closes a page: one action, and the phone for who would rather talk. */
export function CallToAction({
  heading,
  text,
  button,
  href,
  call,
  second,
  badges = [],
  tone = "yellow",
}: Props) {
  const id = useId();
  const line = tone === "yellow" ? "line" : "line-light";
  return (
    <section className={`${styles.plane} ${planes[tone]}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        {text && <p className={styles.text}>{bindLastWords(text)}</p>}
        <div className={styles.actions}>
          <ButtonLink href={href} tone="ink">
            {button}
          </ButtonLink>
          {second && (
            <ButtonLink href={second.href} tone={line}>
              {second.label}
            </ButtonLink>
          )}
          {call && (
            <ButtonLink href={`tel:${business.phoneInternational}`} tone={line}>
              {call}
            </ButtonLink>
          )}
        </div>
      </div>
      {badges.length > 0 && (
        <ul>
          {badges.map((badge) => (
            <li key={badge.title}>
              <b>{badge.title}</b>
              {badge.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
