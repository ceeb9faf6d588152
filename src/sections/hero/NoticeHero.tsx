import type { ornamental } from "@/content/pages/services/sierpleister";
import { Photograph } from "@/sections/shared/Photograph";
import { ButtonLink } from "@/ui/Button";
import { Breadcrumb } from "@/sections/shared/Breadcrumb";
import styles from "./NoticeHero.module.css";

interface Props {
  hero: typeof ornamental.hero;
  notice: typeof ornamental.notice;
}

/** The first screen of a page in the making: the material over the whole width, and over it what is still to come. */
export function NoticeHero({ hero, notice }: Props) {
  return (
    <div className={styles.hero}>
      <figure className={styles.photo}>
        <Photograph name={hero.photo} size="full" priority />
        <figcaption>{hero.caption}</figcaption>
      </figure>
      <div className={styles.words}>
        <Breadcrumb path="/diensten/sierpleister" />
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
