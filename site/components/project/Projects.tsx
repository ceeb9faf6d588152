import { casePath } from "@contractor/core/facts/cases/cases.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import {
  comparedProjects,
  featuredProjects,
  type Project,
  projectsPage,
  scopeOf,
} from "@contractor/core/facts/projects/projects.ts";
import { reviewers, reviewPath } from "@contractor/core/facts/reviews/reviews.ts";
import { serviceNamed } from "@contractor/core/facts/services/services.ts";
import type { Pair } from "#components/comparison/Pairs.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./Projects.module.css";

interface Props {
  project: Project;
  className?: string | undefined;
}

/** The title of a project, with its place and its size. */
function ProjectName({ project, className }: Props) {
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

function ProjectStory({ project }: Props) {
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

interface ListProps {
  projects: readonly Project[];
}

/**
 * One to three projects on an uneven grid: the first off the left edge with the heading on a yellow
 * square over its corner.
 */
export function FeaturedProjects({ heading, projects }: ListProps & { heading: string }) {
  return (
    <Subsection
      heading={heading}
      headingClass={`plane-yellow ${styles.heading}`}
      className={styles.featured}
    >
      <ul className={`l-page ${styles.list}`}>
        {projects.map((project, i) => (
          <li key={project.id} className={styles.large}>
            <Photograph
              name={project.photo}
              size={i === 0 ? "full" : "half"}
              height="auto"
              className={styles.picture}
              priority={i === 0}
            />
            <div className={`l-inside u-above-3 ${styles.words}`}>
              <ProjectName project={project} />
              <ProjectStory project={project} />
            </div>
          </li>
        ))}
      </ul>
    </Subsection>
  );
}

/** Projects two or three beside each other. */
export function ProjectGrid({ projects }: ListProps) {
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
            className={`u-below-2 ${styles.gridPicture}`}
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
