import { Photograph } from "#components/photo/Photograph.tsx";
import type { Project } from "#data/projects/projects.ts";
import { classes } from "#ui/classes.ts";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./FeaturedProjects.module.css";
import { ProjectName, ProjectStory } from "./ProjectParts.tsx";

/** The classes of the projects and of their parts, in the order of their places on the grid. */
const places = [
  { project: styles.first, picture: styles.firstPicture, words: styles.firstWords },
  { project: styles.second, picture: styles.secondPicture },
  { project: styles.third, picture: styles.thirdPicture, words: styles.thirdWords },
];

interface Props {
  heading: string;
  projects: readonly Project[];
}

/**
 * One to three projects on an uneven grid: the first off the left edge with the heading on a yellow
 * square over its corner.
 */
export function FeaturedProjects({ heading, projects }: Props) {
  return (
    <Subsection
      heading={heading}
      headingClass={`plane-yellow ${styles.heading}`}
      className={styles.featured}
    >
      <ul className={`l-page ${styles.list}`}>
        {projects.map((project, i) => (
          <li key={project.id} className={places[i]?.project}>
            <Photograph
              name={project.photo}
              size={i === 0 ? "full" : "half"}
              height="auto"
              className={classes(styles.picture, places[i]?.picture)}
              priority={i === 0}
            />
            <div className={classes("l-inside u-above-3", places[i]?.words)}>
              <ProjectName project={project} />
              <ProjectStory project={project} />
            </div>
          </li>
        ))}
      </ul>
    </Subsection>
  );
}
