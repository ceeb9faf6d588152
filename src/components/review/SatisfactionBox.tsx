import type { quotePage } from "#data/enquiry/quote-page.ts";
import { business } from "#data/firm/business.ts";
import { isEmptyPage } from "#data/shell/empty-pages.ts";

/** The rating in a square of yellow, with a link to the reviews. */
export function SatisfactionBox({
  satisfaction,
}: {
  satisfaction: NonNullable<typeof quotePage.data.satisfaction>;
}) {
  return (
    <div className="u-inset u-above-4 plane-yellow">
      <b className="t-figure">{satisfaction.value}</b>
      <p>{satisfaction.text}</p>
      <a
        className="u-more"
        href={isEmptyPage("/reviews") ? business.data.externalReviews?.url : "/reviews"}
      >
        {satisfaction.link}
      </a>
    </div>
  );
}
