import { business } from "#data/firm/business.ts";
import { classes } from "#ui/classes.ts";
import { Instagram } from "#ui/icons.tsx";
import styles from "./SocialLinks.module.css";

/** What the networks that most firms have are known by; another has its first letter. */
const marks: Record<string, string> = { Facebook: "f", LinkedIn: "in", YouTube: "▶", X: "X" };

/** Links to the firm's pages on social networks, as squares. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  return (
    <ul className={classes("t-bold", styles.list, className)}>
      {business.data.socials.map(({ name, url }) => (
        <li key={name}>
          <a className={styles.square} href={url}>
            <span aria-hidden="true">
              {name === "Instagram" ? <Instagram /> : (marks[name] ?? name.slice(0, 1))}
            </span>
            <span className="u-visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
