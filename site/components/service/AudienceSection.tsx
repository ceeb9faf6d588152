import type { Audience } from "@contractor/core/facts/services/service-sections.ts";
import { PointList } from "#components/list/PointList.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { Section } from "#ui/Section.tsx";

interface Props {
  audience: Audience;
  /** The anchor for links from other pages. */
  id: string;
  plane?: "ink";
}

/**
 * Information for one kind of customer, such as an owners' association. It is folded, because
 * the page is read by others as well.
 */
export function AudienceSection({ audience, id, plane }: Props) {
  const { heading, intro, fold, items } = audience;
  return (
    <Section id={id} heading={heading} intro={<LinkedText text={intro} />} plane={plane}>
      <details className="l-rows">
        <summary className="t-bold t-text-l u-unfold">{fold}</summary>
        <div className="u-above-4">
          <PointList items={items} layout="grid" />
        </div>
      </details>
    </Section>
  );
}
