import {
  type Article,
  articlePath,
  type blog,
  readTime,
} from "@contractor/core/facts/articles/articles.ts";
import { ownLogo } from "@contractor/core/facts/firm/own-logo.ts";
import { dutchDay } from "@contractor/core/facts/format/dates.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { fromPrice } from "@contractor/core/facts/services/rate-price.ts";
import { serviceList } from "@contractor/core/facts/services/services.ts";
import { Hero } from "#components/hero/Hero.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Heading } from "#ui/Heading.tsx";
import { Logo } from "#ui/Logo.tsx";
import styles from "./Article.module.css";

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

/** The links by which a page is shared, without loading anything from the networks. */
function networks(title: string, url: string) {
  const address = encodeURIComponent(url);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    {
      name: "WhatsApp",
      href: `https://wa.me/?text=${encodeURIComponent(`${title} `)}${address}`,
    },
  ];
}

/** Below an article: links to share it, and who wrote it. */
export function ArticleFoot({ article, texts, url }: Props & { url: string }) {
  const { share, author } = texts;
  return (
    <div className={styles.foot}>
      <div className={`l-wrap u-screen-only ${styles.share}`}>
        <Heading level={2} className="t-text-l" text={share} />
        <ul className={`l-wrap ${styles.networks}`}>
          {networks(article.title, url).map(({ name, href }) => (
            <li key={name}>
              <ButtonLink href={href} tone="line" size="compact">
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={`l-wrap u-inset plane-shade ${styles.author}`}>
        <Logo size="4rem" own={ownLogo()} />
        <div className={styles.authorText}>
          <Heading level={2} className="t-text-l" text={author.name} />
          <p className="t-soft t-paragraph">{author.role}</p>
          <p className="t-paragraph">{author.text}</p>
        </div>
      </div>
    </div>
  );
}
