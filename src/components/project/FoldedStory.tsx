import type { Project } from "#data/collections/projects.ts";
import { projectsPage } from "#data/pages/projecten.ts";
import styles from "./FoldedStory.module.css";
import { ProjectStory } from "./ProjectStory.tsx";

/** The description, which is folded on a phone. */
export function FoldedStory({ project }: { project: Project }) {
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
