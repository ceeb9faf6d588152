import { Photograph } from "#components/photo/Photograph.tsx";
import type { Project } from "#data/collections/projects.ts";
import { FoldedStory } from "./FoldedStory.tsx";
import styles from "./ProjectGrid.module.css";
import { ProjectName } from "./ProjectName.tsx";

/** Projects side by side, each with its picture, its name and its folded story. */
export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  // Fewer than three are as wide as the list.
  const size = projects.length < 3 ? "half" : "third";
  return (
    <ul className="l-threes">
      {projects.map((project) => (
        <li key={project.id}>
          <Photograph
            name={project.photo}
            size={size}
            height="auto"
            className={`u-below-2 ${styles.picture}`}
          />
          <ProjectName project={project} />
          <FoldedStory project={project} />
        </li>
      ))}
    </ul>
  );
}
