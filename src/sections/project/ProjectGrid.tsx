import type { Project } from "@/content/collections/projects";
import { Photograph } from "@/sections/shared/Photograph";
import styles from "./ProjectGrid.module.css";

/** Projects side by side, each with its picture, place and what made it hard. */
export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className={styles.projects}>
      {projects.map((project) => (
        <li key={project.id}>
          <div className={styles.picture}>
            <Photograph name={project.photo} size="third" />
          </div>
          <h3>{project.title}</h3>
          <p className={styles.location}>{project.location}</p>
          <p>{project.description}</p>
        </li>
      ))}
    </ul>
  );
}
