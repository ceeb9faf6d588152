import { estimatePath, quotePath, servicePages } from "@/content/pages/service-pages";
import type { ServiceSlug } from "@/content/firm/service-slugs";
import type { newbuild } from "@/content/pages/services/nieuwbouw-stucen";
import { serviceRoutes } from "@/routes";
import { ButtonLink } from "@/ui/Button";
import styles from "./ServiceSidebar.module.css";

interface Props {
  service: ServiceSlug;
  heading: string;
  quoteBox: typeof newbuild.quoteBox;
}

/** Beside a service's text: the way to a quote, and to the other services. */
export function ServiceSidebar({ service, heading, quoteBox }: Props) {
  const others = serviceRoutes.filter(({ path }) => path !== `/diensten/${service}`);
  return (
    <>
      <aside className={styles.quote} aria-labelledby="quote-box">
        <h2 id="quote-box">{quoteBox.heading}</h2>
        <p>{quoteBox.text}</p>
        <ButtonLink href={quotePath(service)} tone="ink">
          {quoteBox.button}
        </ButtonLink>
        <a className={styles.estimate} href={estimatePath(service)}>
          {servicePages.estimate}
        </a>
      </aside>
      <nav className={styles.services} aria-labelledby="other-services">
        <h2 id="other-services">{heading}</h2>
        <ul>
          {others.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
