import { Hero } from "#components/hero/Hero.tsx";
import { type Article, articlePath, type blog, readTime } from "#data/articles/articles.ts";
import { dutchDay } from "#data/format/dates.ts";
import { fill } from "#data/format/fill.ts";
import { fromPrice } from "#data/services/rate-price.ts";
import { serviceList } from "#data/services/services.ts";

interface Props {
  article: Article;
  texts: typeof blog.data.article;
}

export function ArticleHero({ article, texts }: Props) {
  const { title, category, published, updated, excerpt, photo, finding } = article;
  return (
    <Hero
      place={{ path: articlePath(article), label: title }}
      heading={title}
      lead={excerpt}
      size="detail"
      photo={photo}
      label={<p className="u-badge u-below-2">{category}</p>}
      square={
        finding && (
          <p>
            <b className="t-figure">{finding.value}</b> {finding.label}
          </p>
        )
      }
      squarePlane="cobalt"
      squareKind="finding"
    >
      <FromPrice slug={article.service} texts={texts} />
      <p className="t-small">
        {texts.published} <time dateTime={published}>{dutchDay(published)}</time>
        {updated && (
          <>
            <br />
            {texts.updated} <time dateTime={updated}>{dutchDay(updated)}</time>
          </>
        )}
        <br />
        {texts.readTime} {readTime(article)}
      </p>
    </Hero>
  );
}

function FromPrice({ slug, texts }: { slug: string | undefined } & Pick<Props, "texts">) {
  const service = serviceList.data.services.find((one) => one.slug === slug);
  if (!service?.price) {
    return null;
  }
  const { amount, unit, other: withVat } = fromPrice(service.price);
  return (
    <p className="l-wrap u-below-2">
      <span>{fill(texts.price, { service: service.label, amount, unit, withVat })}</span>{" "}
      <a className="u-more" href={`/offerte-aanvragen?dienst=${service.slug}`}>
        {texts.priceLink}
      </a>
    </p>
  );
}
