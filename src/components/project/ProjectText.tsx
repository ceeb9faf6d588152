import { LinkedText } from "@/components/text/LinkedText";
import { serviceNamed } from "@/content/business/services";
import type { Project } from "@/content/collections/projects";
import { reviewers } from "@/content/collections/reviews";
import { projectsPage, scopeOf } from "@/content/pages/projecten";
import { reviewPath } from "@/content/pages/reviews";
import styles from "./ProjectText.module.css";

/**
 * What a project was, with its size, and the way on: to its case study or the service, and to what
 * its customer wrote.
 */
export function ProjectText({ project }: { project: Project }) {
  const { caseLink, serviceLink, reviewLink } = projectsPage;
  const { squareMetres, days, price } = scopeOf(project);
  const service = serviceNamed(project.service);
  const scope = [squareMetres, days, price].filter(Boolean).join(", ");
  return (
    <>
      <h3>{project.title}</h3>
      <p className="small">{project.location}</p>
      <p className="soft above-1 below-2">
        <LinkedText text={project.description} />
      </p>
      {scope && <p className={`small ${styles.scope}`}>{scope}</p>}
      <p className="wrap">
        {project.caseStudy ? (
          <a className="more" href={`/case-studies/${project.caseStudy}`}>
            {caseLink}
            <span className="visually-hidden">: {project.title}</span>
          </a>
        ) : (
          service.path && (
            <a className="more" href={service.path}>
              {serviceLink.replace("{service}", service.label.toLowerCase())}
            </a>
          )
        )}
        {project.review && (
          <a className="more" href={reviewPath(project.review)}>
            {reviewLink.replace("{name}", reviewers.get(project.review) ?? "")}
          </a>
        )}
      </p>
    </>
  );
}
