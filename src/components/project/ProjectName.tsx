import { scopeOf } from "#data/projects/job-scope.ts";
import type { Project } from "#data/projects/projects.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ProjectName.module.css";

interface Props {
  project: Project;
  headingClass?: string | undefined;
}

export function ProjectName({ project, headingClass }: Props) {
  return (
    <>
      <Heading level={3} className={classes("u-below-1", headingClass)} text={project.title} />
      <ProjectFacts project={project} className={styles.facts} />
    </>
  );
}

interface FactsProps {
  project: Project;
  className?: string | undefined;
}

export function ProjectFacts({ project, className }: FactsProps) {
  const { squareMeters, days, price } = scopeOf(project);
  const scope = [squareMeters, days, price].filter(Boolean).join(", ");
  return (
    <p className={classes("t-small l-wrap", className)}>
      <span>{project.location}</span>
      {scope && <span>{scope}</span>}
    </p>
  );
}
