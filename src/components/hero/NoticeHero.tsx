import type { Notice, ServiceHeroContent } from "@/content/schemas/service";
import { servicePath } from "@/content/schemas/services";
import { CaptionedPhoto } from "@/components/shared/CaptionedPhoto";
import { ButtonLink } from "@/ui/Button";
import { Breadcrumb } from "@/components/shared/Breadcrumb";
import planes from "@/ui/planes.module.css";
import { bindLastWords } from "@/components/shared/bind-last-words";
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
      <CaptionedPhoto
        name={hero.photo}
        size="full"
        caption={hero.caption}
        className={styles.photo}
        corner="start"
      />
      <div className={styles.words}>
        <Breadcrumb path={servicePath(service)} />
        <h1>{hero.heading}</h1>
        <p className={styles.lead}>{bindLastWords(hero.lead)}</p>
        <ButtonLink href="/contact">{hero.button}</ButtonLink>
      </div>
      <section className={`${styles.notice} ${planes.yellow}`} aria-labelledby="notice">
        <h2 id="notice">{notice.heading}</h2>
        <p>{notice.text}</p>
        <ButtonLink href="/contact" tone="ink">
          {notice.button}
        </ButtonLink>
      </section>
    </div>
  );
}
