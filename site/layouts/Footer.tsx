import { ownLogo } from "@contractor/core/facts/firm/own-logo.ts";
import { postalCity } from "@contractor/core/facts/format/words.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import { routes, serviceLinks } from "@contractor/core/routes.ts";
import { hoursOfDay } from "#components/contact/Reachable.tsx";
import { Instagram } from "#ui/icons.tsx";
import { Logo } from "#ui/Logo.tsx";
import styles from "./Footer.module.css";

/** What the menu of a phone has, the footer of a phone leaves out. */
const onlyWide = ["/diensten", "/faq", "/contact", "/offerte-aanvragen"];

/** The footer: the firm's contact details and opening hours, and links to the site's pages. */
export function Footer() {
  const { footer, header } = shell.data;
  const { name, phone, phoneInternational, email, street, postalCode, city } = business.data;
  const { places, socials, openingHours, demo } = business.data;
  const company: { path: string; label: string }[] = routes.filter(
    ({ group, path }) => ["Werk", "Algemeen", "Contact"].includes(group) && path !== "/",
  );
  const legal = routes.filter(({ group }) => group === "Juridisch");
  const services = [...serviceLinks("footer"), { path: "/diensten", label: header.allServices }];
  const link = (href: string, words: string, className = styles.link) => (
    <a key={href} className={`u-target ${className}`} href={href}>
      {words}
    </a>
  );
  const linkList = (heading: string, links: typeof company) => (
    <nav className={styles.links} aria-label={heading}>
      <h2 className={`u-below-1 u-not-on-phone ${styles.heading}`}>{heading}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path} className={onlyWide.includes(path) ? "u-not-on-phone" : undefined}>
            {link(path, label)}
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <footer className={`l-twelve t-text-s plane-ink ${styles.footer}`}>
      <div className={styles.firm}>
        <p className={`t-bold u-marked u-below-2 ${styles.name}`}>
          {/* A firm's own logo was not drawn for a dark plane. */}
          {!ownLogo() && <Logo />}
          {name}
        </p>
        <p className="u-not-on-phone">{footer.tagline}</p>
        {link(`tel:${phoneInternational}`, phone, `${styles.link} ${styles.phone}`)}
        {link(`mailto:${email}`, email)}
        <p>{`${street}, ${postalCity(postalCode, city)}`}</p>
        {places && <p className="t-soft u-not-on-phone">{places.join(", ")}</p>}
        {socials.length > 0 && <SocialLinks socials={socials} />}
      </div>
      {linkList(footer.services, services)}
      {linkList(footer.company, company)}
      <div className={`u-not-on-phone ${styles.hours}`}>
        <h2 className={`u-below-1 ${styles.heading}`}>{footer.hours}</h2>
        <dl>
          {openingHours.map(({ days, opens, closes }) => (
            <div key={days} className={`l-wrap ${styles.row}`}>
              <dt>{days}</dt>
              <dd className={styles.time}>{hoursOfDay(opens, closes, footer.closed)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`t-soft l-whole ${styles.last}`}>
        <div className={`l-wrap ${styles.legal}`}>
          {legal.map(({ path, label }) => link(path, label))}
        </div>
        <p>
          {footer.registration}
          {demo && `. ${footer.demo}`}
        </p>
      </div>
    </footer>
  );
}

/** What the networks that most firms have are known by; another has its first letter. */
const marks: Record<string, string> = { Facebook: "f", LinkedIn: "in", YouTube: "▶" };

/** Links to the firm's pages on social networks, as squares. */
function SocialLinks({ socials }: Pick<typeof business.data, "socials">) {
  return (
    <ul className={`t-bold u-screen-only ${styles.socials}`}>
      {socials.map(({ name, url }) => (
        <li key={name}>
          <a className={`u-cross ${styles.square}`} href={url}>
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
