import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { ordered } from "@/content/reading/ordered";
import { paragraph, text } from "@/content/reading/parts";
import { readFolder } from "@/content/reading/read";

/** One file of content/projects/. */
const projectSchema = z.strictObject({
  order: z.number().int().positive().describe("write its place in the list, from 1"),
  featured: z.boolean().describe("write true to show it large at the top of /projecten, otherwise false"),
  title: text,
  location: text,
  description: paragraph,
  photo: photoName,
});

const all = ordered("projects", readFolder("projects", projectSchema));
export type Project = (typeof all)[number];

/** The projects that stand large on top: always three. */
export const featuredProjects = all.filter(({ featured }) => featured);
if (featuredProjects.length !== 3) {
  throw new Error(`content/projects: ${featuredProjects.length} files have "featured: true" — make it three`);
}

/** The six projects below them, by `order`; a seventh waits for its turn. */
export const recentProjects = all.filter(({ featured }) => !featured).slice(0, 6);
if (recentProjects.length !== 6) {
  throw new Error(
    `content/projects: ${recentProjects.length} files have "featured: false" — make it at least six`,
  );
}
