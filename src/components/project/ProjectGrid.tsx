import { Photograph } from "#components/photo/Photograph.tsx";
import type { Project } from "#data/projects/projects.ts";
import type { projectsPage } from "#data/projects/projects-page.ts";
import styles from "./ProjectGrid.module.css";
import { ProjectName } from "./ProjectName.tsx";
import { ProjectStory } from "./ProjectStory.tsx";

interface Props {
  projects: readonly Project[];
  texts: typeof projectsPage.data;
}

export function ProjectGrid({ projects, texts }: Props) {
  // Fewer than three are as wide as the list.
  const size = projects.length < 3 ? "half" : "third";
  return (
    <ul className="l-threes">
      {projects.map((project) => (
        <li key={project.id} className={styles.project}>
          <Photograph
            name={project.photo}
            size={size}
            height="auto"
            className={`u-below-2 ${styles.picture}`}
          />
          <div>
            <ProjectName project={project} headingClass={styles.name} />
          </div>
          <div className={styles.story}>
            <ProjectStory project={project} texts={texts} />
          </div>
        </li>
      ))}
    </ul>
  );
}
