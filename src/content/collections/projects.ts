import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { metaSchema } from "@/content/reading/meta";
import { ordered } from "@/content/reading/ordered";
import { comparison, paragraph, text } from "@/content/reading/parts";
import { readFile, readFolder } from "@/content/reading/read";

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

/** The portfolio page, from content/pages/projecten.yaml. */
export const projectsPage = readFile(
  "pages/projecten.yaml",
  z.strictObject({
    meta: metaSchema,
    heading: text,
    intro: text,
    featuredHeading: text,
    recentHeading: text,
    comparisonsHeading: text,
    comparisonsIntro: text,
    moreComparisonsHeading: text,
    comparisons: z
      .array(comparison)
      .min(2)
      .describe("write at least two pairs: the first stands alone, the others below"),
    closing: z.strictObject({ heading: text, text, button: text, contactButton: text }),
  }),
);
