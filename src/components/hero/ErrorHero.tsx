import type { ReactNode } from "react";
import { Hero } from "./Hero";

interface Props {
  page: { heading: string; text: string; plane: string; photo: string };
  /** For whoever is asked what the screen said. */
  technical?: string;
  /** The ways on. */
  children?: ReactNode;
}

/** Something is not there or does not work: said plainly, beside a picture of work that is not finished. */
export function ErrorHero({ page, technical, children }: Props) {
  return (
    <Hero
      heading={page.heading}
      lead={page.text}
      size="detail"
      photo={page.photo}
      decorative
      square={<p className="figure">{page.plane}</p>}
    >
      <div className="actions">{children}</div>
      {technical && (
        <p className="small" lang="en">
          {technical}
        </p>
      )}
    </Hero>
  );
}
