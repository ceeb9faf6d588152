import type { blog } from "#data/articles/articles.ts";
import { ownLogo } from "#data/firm/own-logo.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Heading } from "#ui/Heading.tsx";
import { Logo } from "#ui/Logo.tsx";
import styles from "./ArticleFoot.module.css";

/** The links by which a page is shared, without loading anything from the networks. */
function networks(url: string, title: string) {
  const address = encodeURIComponent(url);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${encodeURIComponent(`${title} `)}${address}` },
  ];
}

interface Props {
  texts: typeof blog.data.article;
  title: string;
  url: string;
}

export function ArticleFoot({ texts, title, url }: Props) {
  const { share, author } = texts;
  return (
    <div className={styles.foot}>
      <div className={`l-wrap u-screen-only ${styles.share}`}>
        <Heading level={2} className="t-text-l" text={share} />
        <ul className={`l-wrap ${styles.networks}`}>
          {networks(url, title).map(({ name, href }) => (
            <li key={name}>
              <ButtonLink href={href} tone="line" compact>
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
