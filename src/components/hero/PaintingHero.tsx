import { servicePath } from "@/content/schemas/services";
import type { ServiceHeroContent } from "@/content/schemas/service";
import { CaptionedPhoto } from "@/components/shared/CaptionedPhoto";
import { AccentPlane } from "@/components/shared/AccentPlane";
import { Breadcrumb } from "@/components/shared/Breadcrumb";
import planes from "@/ui/planes.module.css";
import { ServiceActions } from "./ServiceActions";
import { bindLastWords } from "@/components/shared/bind-last-words";
import styles from "./PaintingHero.module.css";

/** The first screen of the painting page: the words on a wall painted cobalt, the room beside it. */
export function PaintingHero({ service, hero }: { service: string; hero: ServiceHeroContent }) {
  return (
    <div className={styles.hero}>
      <div className={`${styles.wall} ${planes.cobalt}`}>
        <Breadcrumb path={servicePath(service)} />
        <h1>{hero.heading}</h1>
        <p className={styles.lead}>{bindLastWords(hero.lead)}</p>
        <ServiceActions service={service} quote={hero.button} onPlane />
      </div>
      <CaptionedPhoto name={hero.photo} size="tall" caption={hero.caption} className={styles.photo}>
        {hero.price && (
          <div className={styles.plane}>
            <AccentPlane accent="yellow" price={hero.price} />
          </div>
        )}
      </CaptionedPhoto>
    </div>
  );
}
