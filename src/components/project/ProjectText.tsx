import { LinkedText } from "#components/text/LinkedText.tsx";
import { serviceNamed } from "#data/business/services.ts";
import { casePath } from "#data/collections/cases.ts";
import type { Project } from "#data/collections/projects.ts";
import { reviewers } from "#data/collections/reviews.ts";
import { fill } from "#data/format/fill.ts";
import { reviewPath } from "#data/lists/review-lists.ts";
import { projectsPage, scopeOf } from "#data/pages/projecten.ts";
import styles from "./ProjectText.module.css";

interface Props {
  project: Project;
}

/** The name of a project, its place, its size and its price. */
export function ProjectName({ project }: Props) {
  const { squareMeters, days, price } = scopeOf(project);
  const scope = [squareMeters, days, price].filter(Boolean).join(", ");
  return (
    <>
      <h3 className="u-below-1">{project.title}</h3>
      <p className={`t-small l-wrap ${styles.facts}`}>
        <span>{project.location}</span>
        {scope && <span>{scope}</span>}
      </p>
    </>
  );
}

/**
 * The description of a project, with links to its case study or its service, and to the customer's
 * review.
 */
export function ProjectStory({ project }: Props) {
  const { caseLink, serviceLink, reviewLink } = projectsPage.data;
  const service = serviceNamed(project.service);
  return (
    <>
      <p className="t-soft u-above-2">
        <LinkedText text={project.description} />
      </p>
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
    </>
  );
}

/** The description, which is folded on a phone. */
export function FoldedStory({ project }: Props) {
  return (
    <details className={styles.fold}>
      <summary className={`t-bold ${styles.summary}`}>
        <span>
          {projectsPage.data.storyLabel}
          <span className="u-visually-hidden">: {project.title}</span>
        </span>
      </summary>
      <div className="u-below-2">
        <ProjectStory project={project} />
      </div>
    </details>
  );
}
