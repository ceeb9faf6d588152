import { LinkedText } from "#components/text/LinkedText.tsx";
import { casePath } from "#data/cases/cases.ts";
import { fill } from "#data/format/fill.ts";
import type { Project } from "#data/projects/projects.ts";
import type { projectsPage } from "#data/projects/projects-page.ts";
import { reviewers } from "#data/reviews/reviews.ts";
import { reviewPath } from "#data/reviews/reviews-page.ts";
import { serviceNamed } from "#data/services/services.ts";

interface Props {
  project: Project;
  texts: Pick<typeof projectsPage.data, "caseLink" | "serviceLink" | "reviewLink">;
}

export function ProjectStory({ project, texts }: Props) {
  return (
    <>
      <p className="t-soft u-above-2">
        <LinkedText text={project.description} />
      </p>
      <ProjectLinks project={project} texts={texts} />
    </>
  );
}

/** Links to the case study of a project or to its service, and to the customer's review. */
export function ProjectLinks({ project, texts }: Props) {
  const { caseLink, serviceLink, reviewLink } = texts;
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
