import type { Project } from "@/content/collections/projects";
import { Photograph } from "@/components/photo/Photograph";
import { ProjectText } from "./ProjectText";
import styles from "./FeaturedProjects.module.css";

/** One to three projects on an uneven grid: the first off the left edge with the heading on a yellow square over its corner. */
export function FeaturedProjects({ heading, projects }: { heading: string; projects: readonly Project[] }) {
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured" className="plane-yellow">
        {heading}
      </h2>
      <ul className="page">
        {projects.map((project, i) => (
          <li key={project.id}>
            <Photograph
              name={project.photo}
              size={i === 0 ? "full" : "half"}
              className={`picture ${styles.picture}`}
              priority={i === 0}
            />
            <div className={`inside ${styles.words}`}>
              <ProjectText project={project} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
