import { servicePath } from "@/content/schemas/services";
import type { ServiceHeroContent } from "@/content/schemas/service";
import { Photograph } from "@/components/shared/Photograph";
import { AccentPlane } from "@/components/shared/AccentPlane";
import { Breadcrumb } from "@/components/shared/Breadcrumb";
import { ServiceActions } from "./ServiceActions";
import { bindLastWords } from "@/components/shared/bind-last-words";
import styles from "./ServiceHero.module.css";
import layout from "./ServiceHeroLayout.module.css";

interface Props {
  service: string;
  hero: ServiceHeroContent;
  /** Colour of the plane over the photograph's corner. */
  accent: "cobalt" | "yellow" | "red";
  /**
   * Where the photograph bleeds off: "wide" above the words, to the right; "right" beside the words, with the
   * heading laid over it; "left" beside the words, with all of them overlapping it.
   */
  variant: "wide" | "right" | "left";
}

/** The first screen of a service page: a photograph off the grid, words on white over it, a plane of pure colour. */
export function ServiceHero({ service, hero, accent, variant }: Props) {
  return (
    <div className={`${styles.hero} ${layout[variant]}`}>
      <div className={`${styles.words} ${layout.words}`}>
        <Breadcrumb path={servicePath(service)} />
        <h1>{hero.heading}</h1>
        <p className={styles.lead}>{bindLastWords(hero.lead)}</p>
        <ServiceActions service={service} quote={hero.button} />
      </div>
      <figure className={styles.figure}>
        <div className={`${styles.photo} ${layout.photo}`}>
          <Photograph name={hero.photo} size={variant === "wide" ? "full" : "tall"} priority />
        </div>
        <figcaption className={`${styles.caption} ${layout.caption}`}>
          {bindLastWords(hero.caption)}
        </figcaption>
      </figure>
      {hero.price && (
        <div className={`${styles.plane} ${layout.plane}`}>
          <AccentPlane accent={accent} price={hero.price} />
        </div>
      )}
    </div>
  );
}
