import type { Pair } from "#components/comparison/Pairs.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { casePath } from "#data/cases/cases.ts";
import { fill } from "#data/format/fill.ts";
import {
  comparedProjects,
  featuredProjects,
  type Project,
  projectsPage,
  scopeOf,
} from "#data/projects/projects.ts";
import { reviewers, reviewPath } from "#data/reviews/reviews.ts";
import { serviceNamed } from "#data/services/services.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ProjectParts.module.css";

interface Props {
  project: Project;
  className?: string | undefined;
}

/** The title of a project, with its place and its size. */
export function ProjectName({ project, className }: Props) {
  return (
    <>
      <Heading level={3} className={classes("u-below-1", className)} text={project.title} />
      <ProjectFacts project={project} className={styles.facts} />
    </>
  );
}

function ProjectFacts({ project, className }: Props) {
  const { squareMeters, days, price } = scopeOf(project);
  const scope = [squareMeters, days, price].filter(Boolean).join(", ");
  return (
    <p className={classes("t-small l-wrap", className)}>
      <span>{project.location}</span>
      {scope && <span>{scope}</span>}
    </p>
  );
}

export function ProjectStory({ project }: Props) {
  return (
    <>
      <p className="t-soft u-above-2">
        <LinkedText text={project.description} />
      </p>
      <ProjectLinks project={project} />
    </>
  );
}

/** Links to the case study of a project or to its service, and to the customer's review. */
function ProjectLinks({ project }: Props) {
  const { caseLink, serviceLink, reviewLink } = projectsPage.data;
  const service = serviceNamed(project.service);
  return (
    <p className="l-wrap u-above-1">
      {project.caseStudy ? (
        <a className="u-more" href={casePath({ id: project.caseStudy })}>
          {caseLink}
          <span className="u-visually-hidden">: {project.title}</span>
        </a>
      ) : (
        service.path && (
          <a className="u-more" href={service.path}>
            {fill(serviceLink, { service: service.label.toLowerCase() })}
          </a>
        )
      )}
      {project.review && (
        <a className="u-more" href={reviewPath(project.review)}>
          {fill(reviewLink, { name: reviewers().get(project.review) ?? "" })}
        </a>
      )}
    </p>
  );
}

/**
 * The projects that are compared before and after, each with its facts and its links. One that is
 * large at the top of the page has its description there.
 */
export function projectPairs(): Pair[] {
  const featured = new Set<Project>(featuredProjects());
  return comparedProjects().map((project) => ({
    before: project.before,
    after: project.photo,
    title: project.title,
    description: featured.has(project) ? undefined : project.description,
    more: (
      <>
        <ProjectFacts project={project} className="u-above-1" />
        <ProjectLinks project={project} />
      </>
    ),
  }));
}
