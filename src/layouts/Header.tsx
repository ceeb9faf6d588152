import { business } from "@/content/business/business";
import { shell } from "@/content/pages/shell";
import { Menu } from "@/features/navigation/Menu";
import { Reachable } from "@/features/reachability/Reachable";
import { ButtonLink } from "@/ui/Button";
import { Bars, Cross } from "@/ui/icons";
import { Logo } from "@/ui/Logo";
import styles from "./Header.module.css";

/**
 * The bar at the top: logo, menu, the quote button; on small screens a button that opens all of it.
 */
export function Header({ current }: { current: string }) {
  const { header } = shell;
  return (
    <header className={styles.header} data-header="">
      <a
        className={`bold target ${styles.logo} ${business.name.length > 24 ? styles.long : ""}`}
        href="/"
      >
        <Logo />
        {business.name}
      </a>
      <div className={styles.reach}>
        <a className={`bold target ${styles.call}`} href={`tel:${business.phoneInternational}`}>
          {business.phone}
          <Reachable />
        </a>
      </div>
      <button type="button" className={`bold ${styles.burger}`} popoverTarget="menu">
        <span className={`target ${styles.open}`}>
          <Bars />
          {header.menu}
        </span>
        <span className={`target ${styles.close}`}>
          <Cross />
          {header.close}
        </span>
      </button>
      <Menu current={current} />
      <div className={styles.quote}>
        <ButtonLink href="/contact" compact>
          {header.quote}
        </ButtonLink>
      </div>
    </header>
  );
}
