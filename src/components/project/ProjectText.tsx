import { LinkedText } from "#components/text/LinkedText.tsx";
import { serviceNamed } from "#data/business/services.ts";
import type { Project } from "#data/collections/projects.ts";
import { reviewers } from "#data/collections/reviews.ts";
import { reviewPath } from "#data/lists/review-lists.ts";
import { projectsPage, scopeOf } from "#data/pages/projecten.ts";
import styles from "./ProjectText.module.css";

/**
 * What a project was, with its size, and the way on: to its case study or the service, and to what
 * its customer wrote.
 */
export function ProjectText({ project }: { project: Project }) {
  const { caseLink, serviceLink, reviewLink } = projectsPage.data;
  const { squareMeters, days, price } = scopeOf(project);
  const service = serviceNamed(project.service);
  const scope = [squareMeters, days, price].filter(Boolean).join(", ");
  return (
    <>
      <h3>{project.title}</h3>
      <p className="t-small">{project.location}</p>
      <p className="t-soft u-above-1 u-below-2">
        <LinkedText text={project.description} />
      </p>
      {scope && <p className={`t-small ${styles.scope}`}>{scope}</p>}
      <p className="l-wrap">
        {project.caseStudy ? (
          <a className="u-more" href={`/case-studies/${project.caseStudy}`}>
            {caseLink}
            <span className="u-visually-hidden">: {project.title}</span>
          </a>
        ) : (
          service.path && (
            <a className="u-more" href={service.path}>
              {serviceLink.replace("{service}", service.label.toLowerCase())}
            </a>
          )
        )}
        {project.review && (
          <a className="u-more" href={reviewPath(project.review)}>
            {reviewLink.replace("{name}", reviewers().get(project.review) ?? "")}
          </a>
        )}
      </p>
    </>
  );
}
