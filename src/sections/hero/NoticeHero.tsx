import type { ServiceHeroContent } from "@/content/pages/service-parts";
import type { Notice } from "@/content/pages/service-sections";
import { servicePath } from "@/content/firm/services";
import { Photograph } from "@/sections/shared/Photograph";
import { ButtonLink } from "@/ui/Button";
import { Breadcrumb } from "@/sections/shared/Breadcrumb";
import styles from "./NoticeHero.module.css";

interface Props {
  service: string;
  hero: ServiceHeroContent;
  notice: Notice;
}

/** The first screen of a page in the making: the material over the whole width, and over it what is still to come. */
export function NoticeHero({ service, hero, notice }: Props) {
  return (
    <div className={styles.hero}>
      <figure className={styles.photo}>
        <Photograph name={hero.photo} size="full" priority />
        <figcaption>{hero.caption}</figcaption>
      </figure>
      <div className={styles.words}>
        <Breadcrumb path={servicePath(service)} />
        <h1>{hero.heading}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <ButtonLink href="/contact">{hero.button}</ButtonLink>
      </div>
      <section className={styles.notice} aria-labelledby="notice">
        <h2 id="notice">{notice.heading}</h2>
        <p>{notice.text}</p>
        <ButtonLink href="/contact" tone="ink">
          {notice.button}
        </ButtonLink>
      </section>
    </div>
  );
}
