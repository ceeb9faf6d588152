import { Photograph } from "#components/photo/Photograph.tsx";
import type { Project } from "#data/collections/projects.ts";
import { classes } from "#ui/classes.ts";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./FeaturedProjects.module.css";
import { ProjectName } from "./ProjectName.tsx";
import { ProjectStory } from "./ProjectStory.tsx";

/** The places on the grid, in order. */
const places = [styles.first, styles.second, styles.third];
const pictures = [styles.firstPicture, styles.secondPicture, styles.thirdPicture];
const words = [styles.firstWords, undefined, styles.thirdWords];

/**
 * One to three projects on an uneven grid: the first off the left edge with the heading on a yellow
 * square over its corner.
 */
export function FeaturedProjects({
  heading,
  projects,
}: {
  heading: string;
  projects: readonly Project[];
}) {
  return (
    <Subsection
      heading={heading}
      headingClass={`plane-yellow ${styles.heading}`}
      className={styles.featured}
    >
      <ul className={`l-page ${styles.list}`}>
        {projects.map((project, i) => (
          <li key={project.id} className={places[i]}>
            <Photograph
              name={project.photo}
              size={i === 0 ? "full" : "half"}
              height="auto"
              className={classes(styles.picture, pictures[i])}
              priority={i === 0}
            />
            <div className={classes("l-inside u-above-3", words[i])}>
              <ProjectName project={project} />
              <ProjectStory project={project} />
            </div>
          </li>
        ))}
      </ul>
    </Subsection>
  );
}
