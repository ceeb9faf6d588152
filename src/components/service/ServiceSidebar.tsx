import { estimatePath, quotePath, servicePages } from "@/content/pages/service-pages";
import { servicePath } from "@/content/schemas/services";
import type { QuoteBox } from "@/content/schemas/service";
import { serviceRoutes } from "@/routes";
import { ButtonLink } from "@/ui/Button";
import styles from "./ServiceSidebar.module.css";

interface Props {
  service: string;
  heading: string;
  quoteBox: QuoteBox;
}

/** Beside a service's text: the way to a quote, and to the other services. */
export function ServiceSidebar({ service, heading, quoteBox }: Props) {
  const others = serviceRoutes.filter(({ path }) => path !== servicePath(service));
  return (
    <>
      <aside className={`${styles.quote} plane-cobalt`} aria-labelledby="quote-box">
        <h2 id="quote-box" className="title-m">
          {quoteBox.heading}
        </h2>
        <p className="above-2 below-3">{quoteBox.text}</p>
        <ButtonLink href={quotePath(service)} tone="ink">
          {quoteBox.button}
        </ButtonLink>
        <a className="more above-1" href={estimatePath(service)}>
          {servicePages.estimate}
        </a>
      </aside>
      <nav className="above-4" aria-labelledby="other-services">
        <h2 id="other-services" className="minor">
          {heading}
        </h2>
        <ul className="rows link-list">
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
