import { ownLogo } from "@contractor/core/facts/firm/own-logo.ts";
import { faq } from "@contractor/core/facts/questions/questions.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import { QuickContact } from "#components/contact/QuickContact.tsx";
import { Reachable } from "#components/contact/Reachable.tsx";
import { Menu } from "#components/navigation/Menu.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { Bars, Cross, Receiver } from "#ui/icons.tsx";
import { Logo } from "#ui/Logo.tsx";
import styles from "./Header.module.css";

/**
 * The header: logo, phone number, menu and quote button. On small screens a button opens the menu.
 */
export function Header({ current }: { current: string }) {
  const { header } = shell.data;
  const { whatsappLabel, whatsappMessage } = faq.data;
  const { name, phone, phoneInternational } = business.data;
  const logo = ownLogo();
  return (
    <header className={styles.header} data-header="">
      <a
        className={classes("t-bold u-target", styles.logo, name.length > 24 && styles.long)}
        href="/"
      >
        <Logo own={logo} />
        <span className={logo?.hasName ? "u-visually-hidden" : undefined}>{name}</span>
      </a>
      <a
        className={`t-bold u-target u-screen-only ${styles.call}`}
        href={`tel:${phoneInternational}`}
      >
        <span className="u-phone-only">
          <Receiver />
        </span>
        <span className="u-icon-on-phone">{phone}</span>
        <Reachable className={`u-not-on-phone ${styles.reachable}`} />
      </a>
      <button
        type="button"
        className={`t-bold u-screen-only ${styles.burger}`}
        popoverTarget="menu"
      >
        <span className={`u-target ${styles.open}`}>
          <Bars />
          <span className={styles.word}>{header.menu}</span>
        </span>
        <span className={`u-target ${styles.close}`}>
          <Cross />
          <span className={styles.word}>{header.close}</span>
        </span>
      </button>
      <Menu current={current}>
        <QuickContact
          hasNumberNear
          quote={header.quote}
          quoteHref="/contact"
          chat={{ label: whatsappLabel, message: whatsappMessage }}
        />
      </Menu>
      <div className={`u-screen-only ${styles.quote}`}>
        <ButtonLink href="/contact" size="compact">
          {header.quote}
        </ButtonLink>
      </div>
    </header>
  );
}
