import { estimatePath, quotePath, servicePath } from "#data/services/service-path.ts";
import type { ServiceSections } from "#data/services/service-sections.ts";
import { servicePages } from "#data/services/service-texts.ts";
import { serviceRoutes } from "#routes.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Subsection } from "#ui/Subsection.tsx";

type Props = ServiceSections["sidebar"] & { service: string };

export function ServiceSidebar({ service, heading, quoteBox }: Props) {
  const others = serviceRoutes.filter(({ path }) => path !== servicePath(service));
  return (
    <>
      <Subsection
        as="aside"
        heading={quoteBox.heading}
        headingClass="t-title-m"
        className="l-column u-inset plane-cobalt"
      >
        <p className="u-above-2 u-below-3">{quoteBox.text}</p>
        <ButtonLink href={quotePath(service)} tone="ink">
          {quoteBox.button}
        </ButtonLink>
        <a className="u-more u-above-1" href={estimatePath(service)}>
          {servicePages.data.estimate}
        </a>
      </Subsection>
      <Subsection as="nav" heading={heading} headingClass="t-minor" className="u-above-4">
        <ul className="l-rows l-link-list">
          {others.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </Subsection>
    </>
  );
}
