import { Photograph } from "#components/photo/Photograph.tsx";
import type { Project } from "#data/projects/projects.ts";
import styles from "./ProjectGrid.module.css";
import { ProjectName, ProjectStory } from "./ProjectParts.tsx";

export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
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
            <ProjectName project={project} className={styles.name} />
          </div>
          <div className={styles.story}>
            <ProjectStory project={project} />
          </div>
        </li>
      ))}
    </ul>
  );
}
