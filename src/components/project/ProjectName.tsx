import { scopeOf } from "#data/projects/job-scope.ts";
import type { Project } from "#data/projects/projects.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ProjectName.module.css";

/** The name of a project, its place, its size and its price. */
export function ProjectName({ project }: { project: Project }) {
  const { squareMeters, days, price } = scopeOf(project);
  const scope = [squareMeters, days, price].filter(Boolean).join(", ");
  return (
    <>
      <Heading level={3} className="u-below-1" text={project.title} />
      <p className={`t-small l-wrap ${styles.facts}`}>
        <span>{project.location}</span>
        {scope && <span>{scope}</span>}
      </p>
    </>
  );
}
