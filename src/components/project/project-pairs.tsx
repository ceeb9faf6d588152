import type { Pair } from "#components/comparison/Plates.tsx";
import type { Project } from "#data/projects/projects.ts";
import { comparedProjects, featuredProjects } from "#data/projects/projects.ts";
import { projectsPage } from "#data/projects/projects-page.ts";
import { ProjectFacts } from "./ProjectName.tsx";
import { ProjectLinks } from "./ProjectStory.tsx";

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
        <ProjectLinks project={project} texts={projectsPage.data} />
      </>
    ),
  }));
}
